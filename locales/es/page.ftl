# Los textos propios de la página. Los pasos, las quejas y los resultados los da el servidor.

title = JADE · Tutor de sudoku
pages-label = Páginas de JADE
page-play = Jugar
page-learn = Aprender
page-library = Biblioteca
page-statistics = Estadísticas
page-account = Cuenta
page-sign-in = Entrar
board-label = Sudoku de { $side } por { $side }

## Lo que un lector de pantalla dice de una celda

cell-place = Fila { $row }, columna { $column }, bloque { $box }
cell-short = f{ $row }c{ $column }
cell-given = { $digit }, dada
cell-empty = vacía
cell-conflict = en conflicto
cell-candidates = candidatos { $digits }
cell-corners = notas de esquina { $digits }
cell-color = color { $color }
# $digit: un candidato de la celda.
cell-color-candidate = candidato { $digit } { $color }
color-1 = azul, disco
color-2 = naranja, cuadrado
color-3 = verde, triángulo
color-4 = morado, rombo
color-5 = dorado, hexágono
color-6 = celeste, anillo
color-7 = gris, marco
color-8 = rojo, cuña
color-wrong = señalado como erróneo

## Menús y botones

menu-all = Menú
action-statistics = Tus estadísticas
action-pause = Pausa
action-go-on-clock = Reanudar
action-check-now = Comprobar
action-show-mistakes = Mostrar dónde
action-step = Jugar un paso
action-undo = Deshacer
action-redo = Rehacer
action-erase = Borrar
action-hint = Pista
action-more = Dime más
action-apply = Hazlo por mí
action-dismiss = Continuar de todos modos
action-retry = Volver a intentarlo
action-fold = Volver a las cifras
action-unfold = Volver a ver la pista
action-close = Cerrar
action-close-hint = Cerrar la pista
action-close-list = Cerrar la lista
action-commands = Todos los comandos…
action-settings = Ajustes
action-dark = Tema oscuro
action-light = Tema claro

## El comienzo: partidas que jugar

action-start = Nuevo
start-lead = Un tutor de sudoku: encuentra contigo el siguiente paso y no dice más de lo que le pides.
start-title = ¿A qué quieres jugar?
start-continue = Continuar
start-guide = No he jugado nunca
start-guide-more = Un tablero pequeño que enseña las reglas
start-levels = Un sudoku nuevo, por nivel
start-days = Los sudokus de hoy
# $day (texto): un día en palabras.
start-days-of = Sudokus del { $day }
start-week = Los últimos siete días
start-day-on = { $day }: jugado
start-day-off = { $day }: sin jugar
start-done = resuelto
start-practice = La práctica de hoy
# La primera estación del camino.
path-first = Primeros pasos
# $count (número): los días de la racha.
start-streak =
    { $count ->
        [0] Resuelve uno cada día
        [one] Racha: un día
       *[other] Racha: { $count } días
    }
streak-rule = Un día sin jugar no corta la racha; dos seguidos, sí.
# $name: the name of a technique.
start-practice-due = { $name }, otra vez
start-more = Más…
start-photo = De una foto
start-variants = Killer, X, jigsaw…
start-busy = Buscando tu sudoku…
bar-label = El sudoku abierto
# $side: the number of rows.
bar-size = { $side }×{ $side }
bar-practice = Práctica: { $name }
bar-left =
    { $count ->
        [one] falta una
       *[other] faltan { $count }
    }
# $least, $most (números): minutos que este jugador necesitará
bar-minutes = { $least }–{ $most } min para ti
bar-full = completo
bar-beyond = fuera del alcance de tus técnicas

## El tablero que enseña las reglas

guide-title = Las reglas

## El teclado de cifras

pad-label = Cifras
modes-label = Qué hace una cifra
mode-digit = Cifra
mode-corner = Esquina
mode-candidate = Candidato
mode-color = Color
mode-filter = Filtro
mode-corner-how = Esquina: la cifra puede ir aquí.
mode-candidate-how = Candidato: lista de las cifras que quedan.
mode-color-how = Color: hasta tres en una celda.
mode-filter-how = Filtro: muestra dónde pueden ir las cifras.
filter-pairs = Dos candidatos
filter-off = Ver todo
pen = Líneas
# $count: cuántas veces falta por poner la cifra.
digit-left =
    { $count ->
        [one] { $digit }, falta 1
       *[other] { $digit }, faltan { $count }
    }
digit-done = { $digit }, ya están todos

## El tutor

tutor-title = Tu tutor
tutor-hint = Pista
tutor-complaint = Antes hay que corregir algo
tutor-failed = Sin respuesta
tutor-asking = Buscando el siguiente paso…
tutor-welcome = ¿Te atascas? Pide una pista.
tutor-welcome-learn = O ve a las lecciones.
tutor-welcome-how = Primero te digo solo dónde mirar; si quieres más, pídelo.
tutor-welcome-more = Elige una celda y escribe una cifra. Para jugar tu propio sudoku, pégalo.
help-exam-open = Un examen: sin pistas, sin comprobación y sin más candidatos que los tuyos. Las cifras repetidas sí se muestran.
rung-count = Paso { $rung } de { $of } de esta pista
note-stale = El tablero ha cambiado y la pista se ha cerrado.
note-found = ¡Sí!
note-offer = ¿Empiezo yo el paso siguiente y te dejo el resto?
action-half = Empiézalo por mí
note-applied = Hecho. ¿Qué puedes deducir ahora?
# $count: cuántas faltas.
note-conflicts =
    { $count ->
        [one] Se incumple una regla:
       *[other] Se incumplen { $count } reglas:
    }
# $count: the number of digits entered so far.
note-no-fault =
    { $count ->
        [0] No se incumple ninguna regla. Aún no has escrito ninguna cifra.
        [one] No se incumple ninguna regla y tu cifra es correcta.
       *[other] No se incumple ninguna regla y tus { $count } cifras son correctas.
    }
# $count: the number of wrong digits.
note-mistakes =
    { $count ->
        [one] Aún no se incumple ninguna regla, pero una de tus cifras es incorrecta.
       *[other] Aún no se incumple ninguna regla, pero { $count } de tus cifras son incorrectas.
    }
# $count: the number of wrong digits.
note-mistakes-shown =
    { $count ->
        [one] La cifra marcada es incorrecta.
       *[other] Las { $count } cifras marcadas son incorrectas.
    }
note-no-mistake = En tu tablero no hay ningún error.
# $place: la otra celda.
fault-row = El { $digit } está dos veces en la fila { $number }: aquí y en { $place }.
fault-column = El { $digit } está dos veces en la columna { $number }: aquí y en { $place }.
fault-box = El { $digit } está dos veces en el bloque { $number }: aquí y en { $place }.
# $name: una técnica.
note-moment-named = En este tablero hay algo que encontrar: { $name }. ¿Dónde está? Una pista te ayuda.
note-moment = La técnica se aplica en este tablero. ¿La encuentras? Una pista te ayuda.
note-solved-for-you = Esta es la solución. Con «Deshacer» vuelves a tu tablero.
paused = En pausa.
solved-title = ¡Resuelto!
solved-text = Cada cifra está en su sitio. ¡Enhorabuena!
problem-offline = No consigo hablar con el programa JADE. ¿Sigue en marcha? Ábrelo otra vez con «jade» y vuelve a intentarlo.
problem-slow = La respuesta tarda demasiado. Vuelve a intentarlo dentro de un momento.
problem-refused = JADE no ha podido responder. Vuelve a intentarlo; si se repite, puede que haya que actualizar el programa.
problem-go-on = Mientras tanto puedes seguir jugando: la partida está a salvo.
not-kept = Este navegador no permite que JADE guarde la partida. No cierres esta pestaña hasta terminar.

## Técnicas

page-level-beginner = Principiante
page-level-very-easy = Muy fácil
page-level-easy = Fácil
page-level-medium = Medio
page-level-hard = Difícil
page-level-very-hard = Muy difícil
page-level-extreme = Extremo
page-level-beyond = Más que extremo

## Escribir un sudoku

writing-title = Escribir un sudoku

## Un sudoku nuevo

new-more =
    { $count ->
        [one] … y uno más.
       *[other] … y { $count } más.
    }

## Lo que se dice en voz alta

said-mode = Modo: { $mode }
said-new = Sudoku nuevo de { $side } por { $side }
said-undo = Deshecho.
said-redo = Rehecho.
said-reset = De vuelta al principio.
said-cleared = Marcas borradas.
said-solved = Solución escrita.
said-cells =
    { $count ->
        [one] Ha cambiado una celda.
       *[other] Han cambiado { $count } celdas.
    }
said-hint-closed = Pista cerrada.
said-paused = En pausa.
said-going-on = Partida reanudada.
said-filter-off = Sin filtro.
said-filter = Filtro: { $digits }

## Las teclas
# Las teclas van separadas por espacios; _ es un espacio dentro de una tecla, |palabra es una palabra entre teclas.



claim-title = Veo una técnica

# Una mirada atrás a la partida.
action-review = Repasar la partida
