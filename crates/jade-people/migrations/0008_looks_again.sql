-- What a name looks like is found in another way now. A server writes it when it opens the database.
UPDATE account SET look = '';
