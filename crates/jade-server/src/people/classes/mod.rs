//! Classes: the routes below `/api/v1/account/classes`, and the card that signs a pupil in.
//!
//! A teacher reaches only their own classes, a pupil only what is theirs: the database is asked with the id of who is
//! signed in, never with that of somebody named in the request alone.

mod checks;

use super::stored::arrival;
use super::visitor::{Client, Visitor};
use crate::body::{JsonBody, Query};
use crate::document::{FewRefusals, Refusals};
use crate::refusal::{Answer, Refusal};
use crate::reply::json;
use crate::state::Shared;
use axum::http::StatusCode;
use checks::Checks;
use jade_contract::{
    AccountReply, AddClassRequest, AddPupilsRequest, AssignRequest, AssignmentJson, BeginRequest, CardJson,
    CardRequest, CardsReply, CardsRequest, ClassJson, ClassQuery, ClassReply, ClassesReply,
    DeleteClassRequest, OwnAssignmentJson, OwnClassJson, PupilJson, RemovePupilRequest, RenameClassRequest,
    RenamePupilRequest, UnassignRequest, VERSION,
};
use jade_game::{
    Arrival, ClassTask, ClassWork, MAX_TASK_BOARDS, MAX_TASK_PUZZLES, Opening, STATION, SyncedItem, TaskFault,
};
use jade_people::{Arrived, Assignment, Card, Class, Membership, PeopleError, Plan, Pupil};
use jade_text::Args;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Returns the routes of this file.
pub(super) fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::new()
        .routes(routes!(sign_in_with_card))
        .routes(routes!(classes))
        .routes(routes!(class))
        .routes(routes!(add_class))
        .routes(routes!(rename_class))
        .routes(routes!(delete_class))
        .routes(routes!(add_pupils))
        .routes(routes!(rename_pupil))
        .routes(routes!(remove_pupil))
        .routes(routes!(new_cards))
        .routes(routes!(assign))
        .routes(routes!(unassign))
        .routes(routes!(begin))
}

/// Signs a pupil in with a card, which is spent. The session that the browser had before ends.
#[utoipa::path(
    post, path = "/api/v1/account/card", tag = "account", request_body = CardRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
async fn sign_in_with_card(
    client: Client,
    visitor: Option<Visitor>,
    JsonBody(request): JsonBody<CardRequest>,
) -> Answer {
    let signed = client.people().sign_in_with_card(&request.code, client.attempt()).await;
    let answer = client.signed_in(signed)?;
    client.end_before(visitor).await;
    Ok(answer)
}

/// Returns the classes of a teacher, and what a pupil sees of theirs.
#[utoipa::path(
    get, path = "/api/v1/account/classes", tag = "account",
    responses((status = 200, description = "The classes", body = ClassesReply), FewRefusals)
)]
async fn classes(client: Client, Visitor(visit): Visitor) -> Answer {
    let refused = |error| client.refusal(error);
    let (people, id) = (client.people(), visit.account.id.as_str());
    let teacher = people.is_teacher(id).await.map_err(refused)?;
    let classes = if teacher { people.classes(id).await.map_err(refused)? } else { Vec::new() };
    let pupil = match people.membership(id).await.map_err(refused)? {
        None => None,
        Some(member) => Some(own(&client, id, member).await?),
    };
    let classes = classes.into_iter().map(class_json).collect();
    Ok(json(&ClassesReply { version: VERSION, teacher, classes, pupil, now: people.now() }))
}

/// Returns a class of the teacher, with its pupils, what they are to do, and how far they are.
#[utoipa::path(
    get, path = "/api/v1/account/classes/class", tag = "account",
    params(("class" = String, Query, description = "The id of the class")),
    responses((status = 200, description = "The class", body = ClassReply), FewRefusals)
)]
async fn class(client: Client, Visitor(visit): Visitor, Query(query): Query<ClassQuery>) -> Answer {
    whole_class(&client, &visit.account.id, &query.class).await
}

/// Makes a class with the accounts of its pupils.
#[utoipa::path(
    post, path = "/api/v1/account/classes/add", tag = "account", request_body = AddClassRequest,
    responses((status = 200, description = "The class, with a card for each pupil", body = CardsReply), Refusals)
)]
async fn add_class(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<AddClassRequest>,
) -> Answer {
    let made = client.people().add_class(&visit.account.id, &request.name, &request.pupils).await;
    let (class, cards) = made.map_err(|error| client.refusal(error))?;
    Ok(cards_reply(class, cards))
}

/// Changes the name of a class.
#[utoipa::path(
    post, path = "/api/v1/account/classes/rename", tag = "account", request_body = RenameClassRequest,
    responses((status = 200, description = "The class", body = ClassReply), Refusals)
)]
async fn rename_class(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<RenameClassRequest>,
) -> Answer {
    let renamed = client.people().rename_class(&visit.account.id, &request.class, &request.name).await;
    renamed.map_err(|error| client.refusal(error))?;
    whole_class(&client, &visit.account.id, &request.class).await
}

/// Deletes a class with the accounts of its pupils and all that they store, at once.
#[utoipa::path(
    post, path = "/api/v1/account/classes/delete", tag = "account", request_body = DeleteClassRequest,
    responses((status = 200, description = "The other classes", body = ClassesReply), Refusals)
)]
async fn delete_class(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<DeleteClassRequest>,
) -> Answer {
    let turn = client.checking().await?;
    let deleted = client.people().delete_class(&visit, &request.class, &request.password).await;
    deleted.map_err(|error| client.refusal(error))?;
    drop(turn);
    classes(client, Visitor(visit)).await
}

/// Adds pupils to a class.
#[utoipa::path(
    post, path = "/api/v1/account/classes/pupils/add", tag = "account", request_body = AddPupilsRequest,
    responses((status = 200, description = "A card for each", body = CardsReply), Refusals)
)]
async fn add_pupils(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<AddPupilsRequest>,
) -> Answer {
    let (people, teacher) = (client.people(), visit.account.id.as_str());
    let added = people.add_pupils(teacher, &request.class, &request.pupils).await;
    let cards = added.map_err(|error| client.refusal(error))?;
    let class = people.class(teacher, &request.class).await.map_err(|error| client.refusal(error))?;
    Ok(cards_reply(class, cards))
}

/// Changes what a class calls a pupil.
#[utoipa::path(
    post, path = "/api/v1/account/classes/pupils/rename", tag = "account", request_body = RenamePupilRequest,
    responses((status = 200, description = "The class", body = ClassReply), Refusals)
)]
async fn rename_pupil(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<RenamePupilRequest>,
) -> Answer {
    let RenamePupilRequest { class, pupil, name } = request;
    let renamed = client.people().rename_pupil(&visit.account.id, &class, &pupil, &name).await;
    renamed.map_err(|error| client.refusal(error))?;
    whole_class(&client, &visit.account.id, &class).await
}

/// Deletes the account of a pupil with everything that belongs to it, at once.
#[utoipa::path(
    post, path = "/api/v1/account/classes/pupils/remove", tag = "account", request_body = RemovePupilRequest,
    responses((status = 200, description = "The class", body = ClassReply), Refusals)
)]
async fn remove_pupil(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<RemovePupilRequest>,
) -> Answer {
    let RemovePupilRequest { class, pupil, password } = request;
    let turn = client.checking().await?;
    let removed = client.people().remove_pupil(&visit, &class, &pupil, &password).await;
    removed.map_err(|error| client.refusal(error))?;
    drop(turn);
    whole_class(&client, &visit.account.id, &class).await
}

/// Makes new cards for a class or one of its pupils; the ones before are no longer valid.
#[utoipa::path(
    post, path = "/api/v1/account/classes/cards", tag = "account", request_body = CardsRequest,
    responses((status = 200, description = "The cards", body = CardsReply), Refusals)
)]
async fn new_cards(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<CardsRequest>,
) -> Answer {
    let (people, teacher) = (client.people(), visit.account.id.as_str());
    let CardsRequest { class, pupil, sign_out } = request;
    let cards = people.new_cards(teacher, &class, pupil.as_deref(), sign_out).await;
    let cards = cards.map_err(|error| client.refusal(error))?;
    let class = people.class(teacher, &class).await.map_err(|error| client.refusal(error))?;
    Ok(cards_reply(class, cards))
}

/// Gives a class something to do.
#[utoipa::path(
    post, path = "/api/v1/account/classes/assignments/add", tag = "account", request_body = AssignRequest,
    responses((status = 200, description = "The class", body = ClassReply), Refusals)
)]
async fn assign(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<AssignRequest>,
) -> Answer {
    let AssignRequest { class, title, opens, closes, exam, task } = request;
    task.check(exam).map_err(|fault| bad_task(&client, fault))?;
    let task = serde_json::json!(task).to_string();
    let plan = Plan { title, task, opens, closes, exam };
    let assigned = client.people().assign(&visit.account.id, &class, plan).await;
    assigned.map_err(|error| match error {
        // The name of an assignment is its title.
        PeopleError::Title(_) => client.refusal(error).at(Some("title".to_owned())),
        error => client.refusal(error),
    })?;
    whole_class(&client, &visit.account.id, &class).await
}

/// Takes an assignment back.
#[utoipa::path(
    post, path = "/api/v1/account/classes/assignments/remove", tag = "account", request_body = UnassignRequest,
    responses((status = 200, description = "The class", body = ClassReply), Refusals)
)]
async fn unassign(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<UnassignRequest>,
) -> Answer {
    let UnassignRequest { class, assignment } = request;
    let removed = client.people().remove_assignment(&visit.account.id, &class, &assignment).await;
    removed.map_err(|error| client.refusal(error))?;
    whole_class(&client, &visit.account.id, &class).await
}

/// Begins an exam: from now on the pupil sees its puzzles.
#[utoipa::path(
    post, path = "/api/v1/account/classes/begin", tag = "account", request_body = BeginRequest,
    responses((status = 200, description = "What the pupil sees of the class", body = ClassesReply), Refusals)
)]
async fn begin(client: Client, Visitor(visit): Visitor, JsonBody(request): JsonBody<BeginRequest>) -> Answer {
    let begun = client.people().begin_exam(&visit.account.id, &request.assignment).await;
    begun.map_err(|error| client.refusal(error))?;
    classes(client, Visitor(visit)).await
}

fn bad_task(client: &Client, fault: TaskFault) -> Refusal {
    let none = Args::none;
    let (code, args, field) = match fault {
        TaskFault::Puzzles => ("task-puzzles", none().number("most", MAX_TASK_PUZZLES), "task.puzzles"),
        TaskFault::Puzzle(place) => ("task-puzzle", none().number("place", place), "task.puzzles"),
        TaskFault::Hints => ("task-hints", none(), "task.hints"),
        TaskFault::Id => ("task-id", none(), "task"),
        TaskFault::Count => ("task-count", none().number("most", MAX_TASK_BOARDS), "task.count"),
        TaskFault::Exam => ("task-exam", none(), "task"),
    };
    Refusal::new(StatusCode::BAD_REQUEST, code, client.language(), &args).at(Some(field.to_owned()))
}

/// Replies with a class of this teacher.
async fn whole_class(client: &Client, teacher: &str, class: &str) -> Answer {
    let refused = |error| client.refusal(error);
    let people = client.people();
    let class = people.class(teacher, class).await.map_err(refused)?;
    let pupils = people.pupils(teacher, &class.id).await.map_err(refused)?;
    let given = people.assignments(&class.id).await.map_err(refused)?;
    let begun = people.begun(&class.id).await.map_err(refused)?;
    let mut assignments: Vec<AssignmentJson> = Vec::new();
    for Assignment { id, plan } in &given {
        let task = task_of(client, plan)?;
        let Plan { title, opens, closes, exam, .. } = plan.clone();
        assignments.push(AssignmentJson {
            id: id.clone(),
            title,
            opens,
            closes,
            exam,
            task,
            results: Vec::new(),
        });
    }
    let mut techniques = Vec::new();
    let mut checks = Checks::new(client);
    for pupil in &pupils {
        let done = done(client, &pupil.id, pupil.joined).await?;
        techniques.push(done.techniques());
        for (json, Assignment { id, plan }) in assignments.iter_mut().zip(&given) {
            let begun = begun.get(&(id.clone(), pupil.id.clone())).copied();
            let mut result = match begun {
                // A pupil who has not begun an exam has done nothing of it.
                None if plan.exam => ClassWork::default().result(opening(plan), &json.task, None),
                begun => done.result(opening(plan), &json.task, begun),
            };
            if plan.exam {
                checks.check(&pupil.id, opening(plan), &json.task, &mut result).await;
            }
            json.results.push(result);
        }
    }
    let pupil = |one: Pupil| {
        let Pupil { id, name, login, joined, card_until, used } = one;
        PupilJson { id, name, login, joined, card_until, used }
    };
    let pupils = pupils.into_iter().map(pupil).collect();
    let class = class_json(class);
    Ok(json(&ClassReply { version: VERSION, class, pupils, assignments, techniques, now: people.now() }))
}

/// Returns what a pupil sees of the class.
async fn own(client: &Client, id: &str, member: Membership) -> Result<OwnClassJson, Refusal> {
    let refused = |error| client.refusal(error);
    let people = client.people();
    let now = people.now();
    let begun = people.begun(&member.class).await.map_err(refused)?;
    let done = done(client, id, member.joined).await?;
    let mut assignments = Vec::new();
    for Assignment { id: assignment, plan } in people.assignments(&member.class).await.map_err(refused)? {
        if plan.opens > now && !plan.exam {
            continue;
        }
        let begun = begun.get(&(assignment.clone(), id.to_owned())).copied();
        let is_hidden = plan.exam && (plan.opens > now || (begun.is_none() && plan.closes > now));
        let (task, result) = match is_hidden {
            true => (None, None),
            false => {
                let task = task_of(client, &plan)?;
                let result = match begun {
                    None if plan.exam => ClassWork::default().result(opening(&plan), &task, None),
                    begun => done.result(opening(&plan), &task, begun),
                };
                (Some(task), Some(result))
            }
        };
        let Plan { title, opens, closes, exam, .. } = plan;
        assignments.push(OwnAssignmentJson { id: assignment, title, opens, closes, exam, task, result });
    }
    let Membership { class_name, name, joined, has_password, .. } = member;
    let techniques = done.techniques();
    Ok(OwnClassJson { class_name, name, joined, has_password, assignments, techniques })
}

/// The most bytes of the records of a pupil that are read, and of the practice: the latest ones, several thousand games.
const MAX_READ_BYTES: usize = 8 * 1024 * 1024;

/// Reads what a pupil has done.
async fn done(client: &Client, pupil: &str, joined: i64) -> Result<ClassWork, Refusal> {
    let refused = |error| client.refusal(error);
    let people = client.people();
    let mut work = ClassWork::since(joined);
    for kind in ["record", "practice"] {
        let (mut before, mut bytes) = (i64::MAX, 0);
        while bytes < MAX_READ_BYTES {
            // So that one large class does not hold up others.
            let turn = client.shared().keepers.turn(client.language).await?;
            let Some((latest, first)) = people.latest(pupil, kind, before).await.map_err(refused)? else {
                break;
            };
            before = first;
            bytes += latest.iter().map(|stored| stored.item.body.len()).sum::<usize>();
            let read = tokio::task::spawn_blocking(move || {
                latest.iter().for_each(|stored| add(&mut work, stored));
                work
            });
            work = read.await.map_err(|_| Refusal::internal(client.language()))?;
            drop(turn);
        }
    }
    let _turn = client.shared().keepers.turn(client.language).await?;
    for name in people.item_names(pupil, "setting", STATION).await.map_err(refused)? {
        work.add_setting(&name);
    }
    Ok(work)
}

/// Adds something that was stored, if it can be read.
fn add(work: &mut ClassWork, stored: &Arrived) {
    let Some(Arrival { content, received, ahead }) = arrival(stored) else { return };
    match content {
        SyncedItem::Record(record) => work.add_record(Arrival { content: *record, received, ahead }),
        SyncedItem::Practice(content) => {
            work.add_practice(&stored.item.name, &Arrival { content, received, ahead });
        }
        SyncedItem::Collection(_) | SyncedItem::Game(_) | SyncedItem::Setting(_) | SyncedItem::First(_) => {}
    }
}

/// Reads a task, which was checked when it was stored.
fn task_of(client: &Client, plan: &Plan) -> Result<ClassTask, Refusal> {
    serde_json::from_str(&plan.task).map_err(|_| Refusal::internal(client.language()))
}

fn opening(plan: &Plan) -> Opening {
    Opening { opens: plan.opens, closes: plan.closes }
}

fn class_json(class: Class) -> ClassJson {
    let Class { id, name, created, pupils } = class;
    ClassJson { id, name, created, pupils }
}

fn cards_reply(class: Class, cards: Vec<Card>) -> axum::response::Response {
    let card = |one: Card| {
        let Card { pupil, name, code, expires } = one;
        CardJson { pupil, name, code, expires }
    };
    let cards = cards.into_iter().map(card).collect();
    json(&CardsReply { version: VERSION, class: class_json(class), cards })
}
