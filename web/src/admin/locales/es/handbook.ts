/** `{namespace:key}` is replaced with the label of a button or screen in the owner's area. */
export const handbook = {
  start: {
    title: 'Cómo moverte por aquí',
    steps: [
      'Abre la dirección de tu sitio con /admin al final y entra con tu contraseña.',
      'La primera pantalla, {admin:nav.dashboard}, te enseña lo que te espera: mensajes nuevos, testimonios y lo que falta para que el sitio sea tuyo.',
      'Abajo en el celular (a la izquierda en la computadora) están {admin:nav.messages}, {admin:nav.content}, {admin:nav.blog} y {admin:nav.stats}. El engranaje abre {admin:nav.settings}.',
    ],
    notes: [
      'Pon esta área en la pantalla de inicio del celular: en el menú del navegador escoge «Añadir a pantalla de inicio». Se abre como una aplicación y tienes los mensajes a un toque.',
      'El signo de pregunta de cada pantalla abre este manual en el lugar que le toca.',
    ],
  },
  messages: {
    title: 'Leer tus mensajes',
    steps: [
      'Abre {admin:nav.messages}. Los más nuevos están arriba; los que no has leído llevan un punto o dicen {adminContact:state.new}.',
      'Toca un mensaje para leerlo completo. Con eso queda como leído.',
      'Cuando termines con él, presiona {adminContact:mark.archive}. Sale de los recibidos y se queda en {adminContact:filter.archived}.',
    ],
    notes: [
      'Encima de la lista están {adminContact:filter.inbox}, {adminContact:filter.archived}, {adminContact:filter.spam} y {adminContact:filter.bin}: toca uno para ver los mensajes que tiene.',
      'Mira {adminContact:filter.spam} una vez a la semana. Si hay un mensaje de verdad, ábrelo y presiona {adminContact:mark.notSpam}.',
      '¿Buscas a alguien? Escribe un nombre, un teléfono o una palabra en el buscador; en el celular se abre con la lupa. En el celular, {admin:filter.show} deja ver solo los nuevos, o los de un servicio o idioma; en la computadora eso se escoge encima de la lista.',
    ],
  },
  answers: {
    title: 'Contestar un mensaje',
    words: 'responder respuesta WhatsApp correo',
    steps: [
      'Abre el mensaje y escribe en {adminAnswers:answer.text}. Si quieres empezar con un texto tuyo, escoge una {adminAnswers:answer.saved}.',
      'Presiona {adminAnswers:answer.email} o {adminAnswers:answer.whatsApp}. Se abre tu programa de correo o tu WhatsApp con el texto.',
      'Envíalo desde allí. El mensaje queda como contestado. Si al final no lo enviaste, presiona {adminAnswers:answer.takeBack}.',
    ],
    notes: [
      'En {adminAnswers:notes.title} apunta lo que quieras recordar, como la fecha de una clase. Nadie más lo ve.',
      'Lo que más contestas va en {adminAnswers:answer.savedReplies}: lo escribes una sola vez, en los dos idiomas.',
    ],
  },
  deletingMessages: {
    title: 'Borrar un mensaje o recuperarlo',
    words: 'eliminar borro quitar botar devolver deshacer',
    steps: [
      'Abre {admin:nav.messages} y toca el mensaje.',
      'Presiona {adminContact:mark.delete}. El mensaje se queda 30 días en la {adminContact:filter.bin} y después se borra solo.',
      'Para recuperarlo, toca {adminContact:filter.bin} encima de la lista, abre el mensaje y presiona {adminContact:mark.putBack}.',
    ],
    notes: [
      'Para borrarlo enseguida, ábrelo en la {adminContact:filter.bin} y presiona {adminContact:mark.deleteForGood}. Eso no se puede deshacer.',
      'Si solo lo quieres sacar de la vista, presiona {adminContact:mark.archive}: se queda en {adminContact:filter.archived}.',
    ],
  },
  personal: {
    title: 'Alguien pregunta qué tienes guardado de él o de ella',
    steps: [
      'Abre {adminAnswers:person.request}, debajo de tus mensajes, y escribe el correo de esa persona.',
      'Para darle una copia, descarga {adminAnswers:person.json} o {adminAnswers:person.csv}. Léela antes de enviarla: también tiene tus notas privadas.',
      'Si quiere que lo borres, presiona {adminAnswers:person.delete}. Eso no se puede deshacer.',
    ],
  },
  posts: {
    title: 'Publicar un artículo con fotos',
    steps: [
      'Abre {admin:nav.blog} y presiona {adminDrafts:new.posts}.',
      'Escribe el título y el texto. Todo se guarda mientras escribes. Con un idioma basta; el otro puede venir después.',
      'Para poner una foto dentro del texto, toca el lugar donde va y presiona {adminRichText:tool.picture}. La que sale arriba se escoge en «Foto principal».',
      'Presiona {adminEditor:preview.open} para ver la página como la verán los visitantes.',
      'Presiona {adminEditor:publish}. En menos de un minuto está en el sitio. Para que salga otro día, más abajo está {adminDrafts:schedule.open}',
    ],
    notes: [
      'Para un video de YouTube, presiona {adminRichText:tool.video} y pega su enlace. El título y la foto llegan solos.',
      '¿Quieres que alguien lo lea primero? Más abajo, {adminDrafts:link.create} te da un enlace que abre sin contraseña.',
      'Después de una corrección, presiona {adminEditor:publish.changes}: hasta entonces los visitantes leen la versión de antes.',
    ],
  },
  categories: {
    title: 'Ordenar el blog con categorías y etiquetas',
    words: 'temas clasificar',
    steps: [
      'Abre {admin:nav.blog} y presiona {adminDrafts:list.topics}, debajo de la lista.',
      'Para añadir una, presiona {adminTopics:category.add} o {adminTopics:tag.add} y escribe su nombre.',
      'Para cambiarle el nombre, presiona {adminTopics:rename} a su lado. Cambia en todos los artículos que la tienen.',
    ],
    notes: [
      'En cada artículo escoges la categoría y escribes las etiquetas.',
      'Una que no esté en ningún artículo se puede borrar: a su lado dice {adminTopics:delete}.',
    ],
  },
  pictures: {
    title: 'Subir una foto y usarla',
    words: 'imagen imágenes cámara',
    steps: [
      'Abre {admin:nav.content}, luego {adminDrafts:pictures}, y presiona {adminPictures:upload.choose}. En el celular también puedes tomar la foto ahí mismo.',
      'Di en una oración qué se ve: a quienes no pueden verla se les lee en voz alta.',
      'Toca lo que se tiene que ver siempre cuando la foto se recorte, por ejemplo la cara del perro.',
      'Donde vaya una foto, presiona {adminEditor:image.choose} y escógela de tu biblioteca.',
    ],
    notes: ['Las fotos grandes se achican solas. Una foto que se usa en algún sitio no se puede borrar.'],
  },
  facts: {
    title: 'Cambiar tu horario, teléfono o pueblos',
    words: 'hora horas número dirección correo vacaciones feriados cerrado WhatsApp redes',
    steps: [
      'Abre {admin:nav.content} y después {adminDrafts:kind.facts}.',
      'Abre la sección, por ejemplo el horario, y cambia lo que sea distinto. Los días con el mismo horario van juntos en una fila; si cierras un rato, toca {adminFields:break.add}.',
      'Para vacaciones y feriados, añade días cerrados: el sitio los avisa solo en esas fechas.',
      'Presiona {adminEditor:publish.changes}. Cambian todas las páginas que los mencionan.',
    ],
    notes: [
      'Deja vacío lo que no quieras enseñar. Así ninguna página lo menciona.',
      '¿Tu sitio va en un solo idioma? Escógelo ahí mismo, casi al final. Lo que escribiste en el otro se guarda.',
    ],
  },
  services: {
    title: 'Añadir o cambiar un servicio',
    words: 'nueva menú precios hospedaje clases',
    steps: [
      'Abre {admin:nav.content}, luego {adminDrafts:kind.services}, y presiona {adminDrafts:new.services} o toca el que quieras cambiar.',
      'Escribe cómo se llama, en qué consiste y, si quieres, el precio, y escoge una foto.',
      'Presiona {adminEditor:publish}. Ya está en tu página de servicios y se puede escoger en el formulario de contacto.',
    ],
    notes: [
      'Las flechas de la lista cambian el orden. Los tres primeros salen en la página de inicio.',
      'Un servicio que no das por un tiempo: toca sus tres puntos y presiona {adminDrafts:unpublish}. Con {adminDrafts:show} vuelve.',
    ],
  },
  prices: {
    title: 'Cambiar un precio',
    words: 'tarifa costo cuesta cobrar cobro aumentar subir bajar dinero dólares',
    steps: [
      'Abre {admin:nav.content}, luego {adminDrafts:kind.services}, y toca el servicio.',
      'Escribe el precio nuevo en «Precio». Si el servicio está en los dos idiomas, cámbialo en los dos.',
      'Presiona {adminEditor:publish.changes}. Hasta entonces los visitantes ven el precio de antes.',
    ],
    notes: [
      'Si lo dejas vacío, el sitio no enseña ningún precio para ese servicio.',
      'Si también escribiste el precio en una página o en un artículo, cámbialo allí: eso no cambia solo.',
    ],
  },
  testimonials: {
    title: 'Aprobar un testimonio',
    steps: [
      'Tus clientes escriben el suyo en la página de testimonios. Lo que llega está en {adminSubmitted:title}; nadie lo ve hasta que lo apruebes.',
      'Léelo y presiona {adminSubmitted:approve}.',
      'Corrige solo los errores al escribir: son las palabras de tu cliente. Si quieres, añade el otro idioma.',
      'Presiona {adminEditor:publish}.',
    ],
    notes: [
      'Lo que no quieras mostrar: {adminSubmitted:decline}. Se borra después de 30 días.',
      'También puedes escribir lo que te dijo un cliente: {adminDrafts:new.testimonials}. Pídele permiso primero.',
    ],
  },
  pages: {
    title: 'Cambiar los textos de una página',
    steps: [
      'Abre {admin:nav.content} y escoge la página en {adminDrafts:kind.pages}.',
      'Escribe tu texto. En gris ves lo que dice el sitio ahora: se queda mientras no escribas otra cosa.',
      'Presiona {adminEditor:preview.open} y después {adminEditor:publish}.',
    ],
    notes: [
      'Los {adminDrafts:kind.legal} funcionan igual. Empieza con el texto inicial y pídele a alguien que sepa de eso que lea el tuyo.',
      'Para volver al texto inicial: {adminDrafts:unpublish_text}. El tuyo se queda guardado.',
    ],
  },
  ownPages: {
    title: 'Añadir una página tuya',
    steps: [
      'Abre {admin:nav.content}, después {adminDrafts:kind.ownPages}, y presiona {adminDrafts:new.ownPages}.',
      'Escribe el título y el contenido. Escoge si su enlace sale en el menú de arriba, al pie o en ninguna parte.',
      'Mírala en la {adminEditor:preview.open} y presiona {adminEditor:publish}.',
    ],
    notes: [
      'Si le cambias el enlace, el anterior lleva al nuevo.',
      'Si no caben todas en el menú, las últimas salen en otro que se abre al final. El orden lo escoges tú en la lista.',
      'Para quitarla un tiempo, toca sus tres puntos en la lista y presiona {adminDrafts:unpublish}. Con {adminDrafts:show} vuelve.',
    ],
  },
  brand: {
    title: 'Cambiar tu logo, tus colores y tu letra',
    steps: [
      'Abre {admin:nav.content} y después {adminDrafts:kind.brand}.',
      'Sube tu logo y escoge los colores y la letra. Si un color cuesta leerlo, aquí te lo dice.',
      'Míralo en la {adminEditor:preview.open}, en claro y en oscuro, y presiona {adminEditor:publish.changes}.',
    ],
  },
  deleting: {
    title: 'Borrar un artículo, un servicio, un testimonio o una foto',
    words: 'eliminar borro quitar botar recuperar devolver',
    steps: [
      'Abre su lista: {admin:nav.blog}, o {admin:nav.content} y después {adminDrafts:kind.services} o {adminDrafts:kind.testimonials}.',
      'Toca los tres puntos del que quieras borrar y presiona {adminDrafts:delete}. Desaparece del sitio y se queda 30 días en la {adminDrafts:bin.title}, debajo de la lista.',
      'Para recuperarlo, abre la {adminDrafts:bin.title} de esa lista, toca los tres puntos y presiona {adminDrafts:bin.putBack}.',
      'Para borrar una foto, abre {admin:nav.content}, luego {adminDrafts:pictures}, toca la foto y presiona {adminPictures:details.delete}. Las fotos no van a la papelera.',
    ],
    notes: [
      'Si solo quieres que no se vea por un tiempo, presiona {adminDrafts:unpublish}; en un artículo dice {adminDrafts:unpublish_post}. Lo que escribiste se queda guardado.',
    ],
  },
  versions: {
    title: 'Volver a una versión anterior',
    steps: [
      'Abre el artículo, el servicio o el texto y presiona {adminEditor:history.open}.',
      'Escoge una versión. Lo que era distinto sale marcado.',
      'Presiona {adminEditor:history.restore}. Los visitantes no ven nada hasta que publiques.',
    ],
    notes: [
      'Lo que borraste está 30 días en la {adminDrafts:bin.title} de su lista: presiona {adminDrafts:bin.putBack}.',
      'Justo después de casi todos los cambios también está {adminDrafts:undo}.',
    ],
  },
  notifications: {
    title: 'Enterarte enseguida de los mensajes nuevos',
    steps: [
      'Por correo: {admin:nav.settings}, {adminContact:mail.title}. Pon tu dirección; te llega un código y lo escribes ahí mismo.',
      'En el celular: {admin:nav.settings}, {adminPush:title}. Activa {adminPush:switch} y presiona {adminPush:test}.',
    ],
    notes: [
      'En un iPhone, primero hay que poner esta área en la pantalla de inicio.',
      'Pase lo que pase con un correo, todos los mensajes están en {admin:nav.messages}.',
    ],
  },
  instagram: {
    title: 'Mostrar tu Instagram',
    steps: [
      'Abre {admin:nav.settings}, {adminInstagram:title}, y presiona {adminInstagram:connect}. Tiene que ser una cuenta de empresa o de creador.',
      'Da permiso en Instagram. En unos minutos tus cuatro publicaciones más recientes salen en la página de inicio, y de ahí en adelante se ponen solas.',
    ],
    notes: [
      'Si la conexión se termina, la pantalla de inicio te lo dice. Presiona {adminInstagram:connect.again}.',
    ],
  },
  stats: {
    title: 'Cuánta gente te visita',
    steps: [
      'Abre {admin:nav.stats} y escoge un período.',
      '{adminStats:posts} te dice qué le interesa a la gente, y {adminStats:sources}, por dónde te encuentran.',
      '{adminStats:form} enseña si quienes empezaron a escribir también enviaron su mensaje.',
    ],
    notes: ['No se identifica a nadie. Tus propias visitas no cuentan mientras tengas la sesión abierta.'],
  },
  account: {
    title: 'Tu contraseña y tus dispositivos',
    steps: [
      'Abre {admin:nav.settings}, {admin:settings.account}.',
      'Para cambiar la contraseña, escribe la de ahora y la nueva, y presiona {adminAccount:password.change}. Se cierra la sesión en todos los demás dispositivos.',
      'Debajo ves dónde tienes la sesión abierta. Cierra lo que no reconozcas y, en ese caso, cambia la contraseña.',
    ],
    notes: ['Si se te olvidó, quien hizo tu sitio te puede poner una nueva. Nadie puede leer la de antes.'],
  },
  backup: {
    title: 'Hacer una copia de seguridad',
    steps: [
      'Abre {admin:nav.settings}, {adminBackup:title}, y presiona {adminBackup:make.start}.',
      'Puedes seguir trabajando. Cuando está lista, la descarga empieza sola.',
      'Guarda el archivo donde nadie más lo pueda abrir: tiene los mensajes de tus clientes. Con una al mes basta.',
    ],
    notes: ['Google también guarda una copia de cada día. La tuya te protege si todo eso se pierde.'],
  },
  trouble: {
    title: 'Cuando algo no funciona',
    steps: [
      '{adminEditor:save.pending}: tu texto está seguro en este dispositivo. Mira si hay conexión; cuando vuelva, se guarda solo.',
      '{adminPublishing:delayed} Si sigue igual después de una hora, avísale a quien hizo tu sitio.',
      '{adminEditor:conflict.notice}: escribiste en dos dispositivos. Presiona {adminEditor:conflict.compare} y escoge; no se pierde nada.',
      'No te llegan correos: mira en la carpeta de spam y después en {admin:nav.settings}, {adminContact:mail.title}, que dice qué pasó. Tus mensajes están todos aquí.',
      'Se cerró tu sesión: entra otra vez. Lo que habías escrito sigue ahí.',
    ],
    notes: [
      'Para pedir ayuda, di qué hiciste, qué dice la pantalla y a qué hora pasó. Lo que más ayuda es una captura de pantalla.',
    ],
  },
};
