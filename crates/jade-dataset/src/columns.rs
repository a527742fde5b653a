//! Columns and their values, as JSON lines and as Parquet.
//!
//! A value is a tree. JSON writes it as it is; Parquet takes it apart into its leaves, each with two numbers: how many of
//! the optional and repeated things above it are there (the *definition level*), and which of the repeated things above it
//! it continues (the *repetition level*). That is the record shredding of Dremel (Melnik et al., VLDB 2010).

use parquet::basic::{Compression, GzipLevel};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::Field;
use parquet::schema::parser::parse_message_type;
use std::fmt::Write as _;
use std::fs::File;
use std::io;
use std::sync::Arc;

/// What the values of a column are.
#[derive(Clone, PartialEq, Debug)]
pub enum ColumnKind {
    Text,
    Number,
    Fraction,
    List(Box<ColumnKind>),
    Struct(Vec<Column>),
}

impl ColumnKind {
    pub fn list(item: ColumnKind) -> ColumnKind {
        ColumnKind::List(Box::new(item))
    }

    /// The number of columns that Parquet stores it in.
    fn leaves(&self) -> usize {
        match self {
            ColumnKind::List(item) => item.leaves(),
            ColumnKind::Struct(fields) => fields.iter().map(|field| field.kind.leaves()).sum(),
            _ => 1,
        }
    }
}

/// A column, or a field of a struct.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    pub name: String,
    pub kind: ColumnKind,
    /// Whether it can be null.
    pub optional: bool,
}

impl Column {
    pub fn new(name: &str, kind: ColumnKind) -> Column {
        Column { name: name.to_owned(), kind, optional: false }
    }

    pub fn optional(self) -> Column {
        Column { optional: true, ..self }
    }
}

/// A value.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Null,
    Text(String),
    Number(i64),
    Fraction(f64),
    List(Vec<Value>),
    /// The values of the fields, in order.
    Struct(Vec<Value>),
}

/// Returns columns with their values as a line of JSON, without its end.
pub fn json_line<'a>(row: impl IntoIterator<Item = (&'a Column, &'a Value)>) -> String {
    let mut line = String::new();
    write_struct(&mut line, row);
    line
}

fn write_struct<'a>(out: &mut String, fields: impl IntoIterator<Item = (&'a Column, &'a Value)>) {
    for (index, (field, value)) in fields.into_iter().enumerate() {
        out.push(if index == 0 { '{' } else { ',' });
        write_text(out, &field.name);
        out.push(':');
        write_value(out, &field.kind, value);
    }
    out.push('}');
}

fn write_value(out: &mut String, kind: &ColumnKind, value: &Value) {
    match (kind, value) {
        (ColumnKind::List(item), Value::List(values)) => {
            out.push('[');
            for (index, value) in values.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_value(out, item, value);
            }
            out.push(']');
        }
        (ColumnKind::Struct(fields), Value::Struct(values)) => write_struct(out, fields.iter().zip(values)),
        (_, Value::Text(text)) => write_text(out, text),
        (_, Value::Number(number)) => {
            let _ = write!(out, "{number}");
        }
        (_, Value::Fraction(number)) => out.push_str(&serde_json::Value::from(*number).to_string()),
        _ => out.push_str("null"),
    }
}

fn write_text(out: &mut String, text: &str) {
    out.push_str(&serde_json::Value::from(text).to_string());
}

/// Returns the schema of the columns, as Parquet writes it.
fn schema(columns: &[Column]) -> String {
    let mut out = String::from("message puzzles {\n");
    columns.iter().for_each(|column| write_schema(&mut out, &column.name, &column.kind, column.optional));
    out + "}"
}

fn write_schema(out: &mut String, name: &str, kind: &ColumnKind, optional: bool) {
    let repetition = if optional { "optional" } else { "required" };
    let _ = match kind {
        ColumnKind::Text => writeln!(out, "{repetition} binary {name} (STRING);"),
        ColumnKind::Number => writeln!(out, "{repetition} int32 {name};"),
        ColumnKind::Fraction => writeln!(out, "{repetition} double {name};"),
        ColumnKind::List(_) => writeln!(out, "{repetition} group {name} (LIST) {{ repeated group list {{"),
        ColumnKind::Struct(_) => writeln!(out, "{repetition} group {name} {{"),
    };
    match kind {
        ColumnKind::List(item) => {
            write_schema(out, "element", item, false);
            out.push_str("}}\n");
        }
        ColumnKind::Struct(fields) => {
            fields.iter().for_each(|field| write_schema(out, &field.name, &field.kind, field.optional));
            out.push_str("}\n");
        }
        _ => {}
    }
}

/// The values of a column of Parquet.
#[derive(Default)]
struct Leaf {
    texts: Vec<ByteArray>,
    numbers: Vec<i32>,
    fractions: Vec<f64>,
    definitions: Vec<i16>,
    repetitions: Vec<i16>,
}

/// Takes rows apart into columns, a group of rows at a time.
struct Shredder<'a> {
    leaves: &'a mut [Leaf],
    /// An estimate of the memory taken.
    bytes: &'a mut usize,
}

/// Where a value is.
#[derive(Clone, Copy)]
struct Levels {
    repetition: i16,
    definition: i16,
    /// The number of lists that the value is in.
    depth: i16,
}

impl Shredder<'_> {
    fn field(&mut self, column: &Column, value: &Value, first: usize, at: Levels) {
        match (column.optional, value) {
            (true, Value::Null) => self.nothing(&column.kind, first, at),
            (true, _) => {
                self.value(&column.kind, value, first, Levels { definition: at.definition + 1, ..at })
            }
            (false, _) => self.value(&column.kind, value, first, at),
        }
    }

    fn value(&mut self, kind: &ColumnKind, value: &Value, first: usize, at: Levels) {
        *self.bytes += 12;
        match (kind, value) {
            (ColumnKind::List(item), Value::List(values)) if !values.is_empty() => {
                for (index, value) in values.iter().enumerate() {
                    let repetition = if index == 0 { at.repetition } else { at.depth + 1 };
                    let within = Levels { repetition, definition: at.definition + 1, depth: at.depth + 1 };
                    self.value(item, value, first, within);
                }
            }
            (ColumnKind::Struct(fields), Value::Struct(values)) => {
                let mut leaf = first;
                for (field, value) in fields.iter().zip(values) {
                    self.field(field, value, leaf, at);
                    leaf += field.kind.leaves();
                }
            }
            (ColumnKind::Text, Value::Text(text)) => {
                *self.bytes += text.len() + 32;
                self.leaves[first].texts.push(text.as_str().into());
                self.put(first, at);
            }
            // No number in a row is that large.
            (ColumnKind::Number, Value::Number(number)) => {
                self.leaves[first].numbers.push(i32::try_from(*number).unwrap_or(i32::MAX));
                self.put(first, at);
            }
            (ColumnKind::Fraction, Value::Fraction(number)) => {
                self.leaves[first].fractions.push(*number);
                self.put(first, at);
            }
            _ => self.nothing(kind, first, at),
        }
    }

    /// An empty list, or null: nothing in all leaves.
    fn nothing(&mut self, kind: &ColumnKind, first: usize, at: Levels) {
        (first..first + kind.leaves()).for_each(|leaf| self.put(leaf, at));
    }

    fn put(&mut self, leaf: usize, at: Levels) {
        self.leaves[leaf].definitions.push(at.definition);
        self.leaves[leaf].repetitions.push(at.repetition);
    }
}

/// Rows are written in groups of at most this number of rows and, about, bytes: so much is in memory at a time.
const GROUP_ROWS: usize = 65_536;
const GROUP_BYTES: usize = 64 << 20;

/// Writes a Parquet file.
pub struct ParquetFile<'a> {
    columns: &'a [Column],
    writer: SerializedFileWriter<File>,
    leaves: Vec<Leaf>,
    rows: usize,
    bytes: usize,
}

impl<'a> ParquetFile<'a> {
    /// # Errors
    /// If it cannot be written.
    pub fn new(columns: &'a [Column], file: File) -> io::Result<ParquetFile<'a>> {
        let schema = parse_message_type(&schema(columns)).map_err(broken)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::GZIP(GzipLevel::default()))
            // In the only form that all readers take apart.
            .set_created_by(format!("JADE version {}", super::VERSION.replace('(', "(build ")))
            .build();
        let writer =
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)).map_err(broken)?;
        Ok(ParquetFile { columns, writer, leaves: leaves(columns), rows: 0, bytes: 0 })
    }

    /// Adds a row.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn put(&mut self, row: &[Value]) -> io::Result<()> {
        let mut leaf = 0;
        let mut shredder = Shredder { leaves: &mut self.leaves, bytes: &mut self.bytes };
        for (column, value) in self.columns.iter().zip(row) {
            shredder.field(column, value, leaf, Levels { repetition: 0, definition: 0, depth: 0 });
            leaf += column.kind.leaves();
        }
        self.rows += 1;
        if self.rows >= GROUP_ROWS || self.bytes >= GROUP_BYTES { self.write_group() } else { Ok(()) }
    }

    fn write_group(&mut self) -> io::Result<()> {
        let leaves = std::mem::replace(&mut self.leaves, leaves(self.columns));
        (self.rows, self.bytes) = (0, 0);
        let mut group = self.writer.next_row_group().map_err(broken)?;
        for leaf in leaves {
            let Some(mut column) = group.next_column().map_err(broken)? else { break };
            // Columns that are always there ignore the levels.
            let (definitions, repetitions) = (Some(&leaf.definitions[..]), Some(&leaf.repetitions[..]));
            match column.untyped() {
                ColumnWriter::ByteArrayColumnWriter(writer) => {
                    writer.write_batch(&leaf.texts, definitions, repetitions)
                }
                ColumnWriter::Int32ColumnWriter(writer) => {
                    writer.write_batch(&leaf.numbers, definitions, repetitions)
                }
                ColumnWriter::DoubleColumnWriter(writer) => {
                    writer.write_batch(&leaf.fractions, definitions, repetitions)
                }
                _ => Err(ParquetError::General("a column of another type".to_owned())),
            }
            .map_err(broken)?;
            column.close().map_err(broken)?;
        }
        group.close().map(drop).map_err(broken)
    }

    /// Completes the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self) -> io::Result<File> {
        if self.rows > 0 {
            self.write_group()?;
        }
        self.writer.into_inner().map_err(broken)
    }
}

fn leaves(columns: &[Column]) -> Vec<Leaf> {
    let count: usize = columns.iter().map(|column| column.kind.leaves()).sum();
    (0..count).map(|_| Leaf::default()).collect()
}

fn broken(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    }
}

/// Reads the rows of a Parquet file, which any program may have written: only its columns count.
///
/// # Errors
/// If the file is no Parquet file, or compressed in a way that is not built in. A row that cannot be read, or has other columns, is an error in its place.
pub fn read(
    columns: &[Column],
    file: File,
) -> io::Result<impl Iterator<Item = io::Result<Vec<Value>>> + use<'_>> {
    let reader = SerializedFileReader::new(file).map_err(broken)?;
    let expected = parse_message_type(&schema(columns)).map_err(broken)?;
    // The root of the schema has a name of its own in each library.
    if reader.metadata().file_metadata().schema().get_fields() != expected.get_fields() {
        return Err(io::Error::other("it has other columns"));
    }
    let rows = parquet::record::reader::RowIter::from_file_into(Box::new(reader));
    Ok(rows.map(|row| {
        let row = row.map_err(broken)?;
        Ok(columns
            .iter()
            .zip(row.get_column_iter())
            .map(|(column, (_, field))| value(&column.kind, field))
            .collect())
    }))
}

fn value(kind: &ColumnKind, field: &Field) -> Value {
    match (kind, field) {
        (_, Field::Str(text)) => Value::Text(text.clone()),
        (_, Field::Int(number)) => Value::Number((*number).into()),
        (_, Field::Double(number)) => Value::Fraction(*number),
        (ColumnKind::List(item), Field::ListInternal(list)) => {
            Value::List(list.elements().iter().map(|field| value(item, field)).collect())
        }
        (ColumnKind::Struct(fields), Field::Group(row)) => Value::Struct(
            fields
                .iter()
                .zip(row.get_column_iter())
                .map(|(one, (_, field))| value(&one.kind, field))
                .collect(),
        ),
        _ => Value::Null,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::Seek;

    fn columns() -> Vec<Column> {
        let pair = ColumnKind::Struct(vec![
            Column::new("cell", ColumnKind::Number),
            Column::new("word", ColumnKind::Text).optional(),
        ]);
        let steps = ColumnKind::Struct(vec![
            Column::new("name", ColumnKind::Text),
            Column::new("pairs", ColumnKind::list(pair)),
            Column::new("cells", ColumnKind::list(ColumnKind::Number)),
        ]);
        vec![
            Column::new("text", ColumnKind::Text),
            Column::new("level", ColumnKind::Text).optional(),
            Column::new("mean", ColumnKind::Fraction).optional(),
            Column::new("steps", ColumnKind::list(steps)),
            Column::new("maybe", ColumnKind::list(ColumnKind::list(ColumnKind::Number))).optional(),
        ]
    }

    fn text() -> impl Strategy<Value = Value> {
        ".{0,9}".prop_map(Value::Text)
    }

    fn maybe(value: impl Strategy<Value = Value> + 'static) -> impl Strategy<Value = Value> {
        prop_oneof![Just(Value::Null), value]
    }

    fn list(value: impl Strategy<Value = Value> + 'static) -> impl Strategy<Value = Value> {
        prop::collection::vec(value, 0..4).prop_map(Value::List)
    }

    fn number() -> impl Strategy<Value = Value> {
        (-1000..1000_i64).prop_map(Value::Number)
    }

    fn row() -> impl Strategy<Value = Vec<Value>> {
        let pair = (number(), maybe(text())).prop_map(|(a, b)| Value::Struct(vec![a, b]));
        let step = (text(), list(pair), list(number())).prop_map(|(a, b, c)| Value::Struct(vec![a, b, c]));
        let fraction = (0..1000_u16).prop_map(|tenths| Value::Fraction(f64::from(tenths) / 7.0));
        (text(), maybe(text()), maybe(fraction), list(step), maybe(list(list(number()))))
            .prop_map(|(a, b, c, d, e)| vec![a, b, c, d, e])
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn what_is_written_is_read(rows in prop::collection::vec(row(), 0..20)) {
            let columns = columns();
            let path = std::env::temp_dir().join(format!("jade-columns-{}", std::process::id()));
            let file = File::options().create(true).truncate(true).read(true).write(true).open(&path).unwrap();
            let mut writer = ParquetFile::new(&columns, file).unwrap();
            rows.iter().for_each(|row| writer.put(row).unwrap());
            let mut file = writer.finish().unwrap();
            std::fs::remove_file(&path).unwrap();
            file.rewind().unwrap();
            let found: Vec<Vec<Value>> = read(&columns, file).unwrap().collect::<io::Result<_>>().unwrap();
            prop_assert_eq!(&found, &rows);
            for row in &rows {
                let line: serde_json::Value = serde_json::from_str(&json_line(columns.iter().zip(row))).unwrap();
                prop_assert_eq!(line["text"].as_str(), match &row[0] { Value::Text(text) => Some(text.as_str()), _ => None });
                prop_assert_eq!(line["steps"].as_array().map(Vec::len), match &row[3] { Value::List(all) => Some(all.len()), _ => None });
            }
        }
    }

    /// Other programs give the root of the schema another name, and compress otherwise.
    #[test]
    fn files_written_again_by_others_are_read() {
        let path = std::env::temp_dir().join(format!("jade-written-again-{}", std::process::id()));
        let columns = &columns()[..2];
        let row = vec![Value::Text("one".to_owned()), Value::Null];
        let theirs = schema(columns).replace("message puzzles", "message schema");
        let theirs = Arc::new(parse_message_type(&theirs).unwrap());
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let file = File::create(&path).unwrap();
        let writer = SerializedFileWriter::new(file, theirs, Arc::new(properties)).unwrap();
        let mut file = ParquetFile { columns, writer, leaves: leaves(columns), rows: 0, bytes: 0 };
        file.put(&row).unwrap();
        file.finish().unwrap();
        let rows: io::Result<Vec<_>> = read(columns, File::open(&path).unwrap()).unwrap().collect();
        assert_eq!(rows.unwrap(), [row]);
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn files_with_other_columns_are_refused() {
        let path = std::env::temp_dir().join(format!("jade-other-columns-{}", std::process::id()));
        let columns = columns();
        ParquetFile::new(&columns[..2], File::create(&path).unwrap()).unwrap().finish().unwrap();
        assert!(read(&columns, File::open(&path).unwrap()).is_err());
        std::fs::write(&path, "no Parquet").unwrap();
        assert!(read(&columns, File::open(&path).unwrap()).is_err());
        std::fs::remove_file(&path).unwrap();
    }
}
