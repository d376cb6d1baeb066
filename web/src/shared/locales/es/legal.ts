import type { LegalTexts } from '../legal-types';

export const legal: LegalTexts = {
  privacy: {
    title: 'Política de privacidad',
    updated: '2026-11-23',
    sections: [
      {
        id: 'summary',
        heading: 'En pocas palabras',
        paragraphs: [
          'Puedes leer el sitio completo sin decirnos quién eres. Solo sabemos algo de ti cuando nos ' +
            'escribes, y lo usamos únicamente para contestarte.',
        ],
        list: [
          'No vendemos, alquilamos ni intercambiamos tu información.',
          'No ponemos cookies a quien nos visita. Tampoco hay anuncios ni rastreadores.',
          'Borramos los mensajes a los 24 meses como máximo, o antes si lo pides.',
        ],
      },
      {
        id: 'who-we-are',
        heading: 'Quiénes somos',
        paragraphs: [
          'En esta política, «nosotros» es {{businessName}}, un negocio de adiestramiento de perros en ' +
            'Puerto Rico, y «tú» es cualquier persona que visita el sitio o nos escribe. Respondemos por ' +
            'la información que aquí se describe.',
          'La Ley 39-2012 de Puerto Rico exige que los sitios de Internet que recopilan información ' +
            'personal de residentes de Puerto Rico digan con claridad qué recopilan y qué hacen con eso. ' +
            'Para eso es esta página.',
        ],
      },
      {
        id: 'what-we-collect',
        heading: 'Qué información recopilamos',
        paragraphs: ['Cuando envías el formulario de contacto, recibimos y guardamos:'],
        list: [
          'tu nombre;',
          'tu correo electrónico;',
          'tu teléfono, y si prefieres WhatsApp, si nos lo das;',
          'el servicio que te interesa, si escoges alguno;',
          'tu mensaje;',
          'el idioma en que leías el sitio, la fecha y la hora.',
        ],
      },
      {
        id: 'testimonials',
        heading: 'Si nos envías un testimonio',
        paragraphs: [
          'El formulario de la página de testimonios nos envía tu nombre, tu correo electrónico, tus palabras, las estrellas y, si los das, ' +
            'tu pueblo, el nombre de tu perro y una foto. Nadie más que nosotros los ve hasta que los leemos y ' +
            'decidimos publicarlos. Los publicamos porque lo aceptaste, y guardamos constancia de eso; nunca publicamos tu correo. ' +
            'Podemos corregir errores de escritura, acortar y traducir. Los datos escondidos de la foto, como el lugar donde se tomó, ' +
            'se eliminan. Lo que rechazamos se borra unos 30 días después, y todo lo que enviaste, dentro de ' +
            '24 meses. Escríbenos cuando quieras si debemos quitar un testimonio publicado.',
        ],
      },
      {
        id: 'how-we-use-it',
        heading: 'Para qué la usamos',
        paragraphs: [
          'Usamos tu mensaje para contestarte, para planificar el adiestramiento que te interesa y para ' +
            'recordar lo que ya hablamos. No te añadimos a listas de correo, no armamos un perfil tuyo ni ' +
            'usamos tu mensaje para entrenar modelos de computadora.',
          'Una revisión automática sencilla separa los mensajes que parecen spam. Una persona todavía ' +
            'puede leerlos, para que no se pierda un mensaje de verdad.',
          'Por favor, no envíes por el formulario números de Seguro Social, de cuentas o de tarjetas, ' +
            'contraseñas ni información médica. No nos hacen falta.',
        ],
      },
      {
        id: 'where-it-is-kept',
        heading: 'Dónde se guarda',
        paragraphs: [
          'El sitio y los mensajes están en servidores de Google (Firebase y Google Cloud) en Estados ' +
            'Unidos. Google los guarda para nosotros, según nuestras instrucciones, y los protege con ' +
            'cifrado tanto en el camino como en sus discos. Solo pueden abrirlos la dueña de ' +
            '{{businessName}} y las personas que le dan mantenimiento al sitio.',
          'Para evitar abusos del formulario, nuestro servidor cuenta cuántos mensajes llegan desde una ' +
            'misma dirección de Internet. Guarda esa dirección solo como un código irreconocible (un ' +
            'hash), deja de usarla a los pocos minutos y la borra en cuestión de días. Nuestros registros ' +
            'no contienen tu mensaje. Como todo proveedor de alojamiento web, Google mantiene además ' +
            'registros técnicos (dirección, página, hora, tipo de navegador), normalmente por hasta 30 ' +
            'días, para operar el servicio y mantenerlo seguro.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Quién más la ve',
        paragraphs: ['No vendemos tu información, y la compartimos solo en estos casos:'],
        list: [
          'con Google, que aloja el sitio y guarda los mensajes;',
          'con nuestro proveedor de correo, cuando el sitio nos envía una copia de tu mensaje o te lo confirma, y ' +
            'cuando te contestamos por esa vía;',
          'con el servicio de notificaciones del celular o la computadora donde recibimos los avisos de mensajes nuevos (por ' +
            'ejemplo, el de Google o el de Apple): tu nombre y el servicio que escogiste, cifrados para que no los pueda leer;',
          'con una autoridad, cuando una ley o una orden del tribunal nos obligue;',
          'con otra persona, cuando tú nos lo pidas, por ejemplo con tu veterinario.',
        ],
      },
      {
        id: 'cookies-and-storage',
        heading: 'Cookies y lo que se queda en tu navegador',
        paragraphs: [
          'No ponemos cookies a quien nos visita. La única cookie del sitio mantiene abierta la sesión de ' +
            'la dueña en sus propias páginas de administración.',
          'Puede que se guarden cuatro cositas en tu navegador. De ahí no salen, y puedes borrarlas cuando ' +
            'quieras en la configuración del navegador:',
        ],
        list: [
          'tu idioma (inglés o español), en el almacenamiento local, con el nombre «language»;',
          'los colores claros u oscuros, si los escoges tú, en el almacenamiento local, con el nombre «colorMode»;',
          'un borrador del formulario de contacto, o de un testimonio, en el almacenamiento de sesión, para que no pierdas lo ' +
            'escrito si se recarga la página. Desaparece cuando envías el formulario o cierras la pestaña;',
          'un mensaje que enviaste sin conexión, en la base de datos del navegador (IndexedDB), con la marca ' +
            '«waitingMessages» en el almacenamiento local. Desaparece cuando se envía o lo descartas.',
        ],
      },
      {
        id: 'tracking',
        heading: 'Sin rastreo',
        paragraphs: [
          'No usamos rastreadores de publicidad ni de redes sociales, ni analítica de otras compañías, y no cargamos ' +
            'por nuestra cuenta letras, mapas, videos ni fotos de otras compañías. Tu navegador se comunica solo con este ' +
            'sitio y con los servicios de Google que lo alojan, hasta que tú pongas un video. Nadie te sigue de aquí a otros sitios.',
          'Contamos cómo se usa el sitio, sin saber quién lo usa: cuántas veces se abre cada página en un día y en qué ' +
            'idioma, qué sitio tenía el enlace que trajo hasta aquí, cuántas veces se empieza y se envía el formulario y cuál fue ' +
            'el último campo que se tocó (nunca lo que se escribió), cuántas veces se toca el teléfono, WhatsApp o el correo, qué ' +
            'tan rápidas fueron las páginas en celulares y computadoras, y los errores del sitio en el navegador. Son solo ' +
            'sumas. No se guarda con ellas ninguna cookie, ningún identificador ni ninguna dirección, así que no se pueden ' +
            'relacionar contigo, y las borramos a los 25 meses. Si tu navegador envía la señal «Do Not Track» (no rastrear) o ' +
            '«Global Privacy Control», no contamos tu visita. El sitio funciona igual.',
          'Algunos artículos del blog tienen un video de YouTube. Hasta que presionas «play» es solo una imagen nuestra: ' +
            'solo entonces tu navegador se comunica con YouTube (Google), en su modo de privacidad mejorada, y desde ese ' +
            'momento al video le aplica la política de privacidad de YouTube.',
        ],
      },
      {
        id: 'how-long',
        heading: 'Por cuánto tiempo la guardamos',
        paragraphs: [
          'Guardamos cada mensaje hasta 24 meses desde el día en que lo enviaste y después lo borramos. Las copias de ' +
            'seguridad del sitio en Google pueden tener un mensaje borrado hasta 30 días más. Si te haces cliente, lo que necesitamos para el adiestramiento, las facturas y las planillas se ' +
            'guarda aparte del sitio por el tiempo que exija la ley.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'Tus derechos',
        paragraphs: [
          'Escribe a {{email}}, mejor desde la dirección que nos diste, para saber que eres tú, y puedes:',
        ],
        list: [
          'preguntar qué información tenemos sobre ti y recibir una copia de toda en un archivo;',
          'pedir que corrijamos lo que esté mal;',
          'pedir que borremos para siempre todos tus mensajes, antes de los 24 meses;',
          'pedir que dejemos de usarla.',
        ],
      },
      {
        id: 'security',
        heading: 'Seguridad, y qué pasa si algo falla',
        paragraphs: [
          'El sitio funciona solo con una conexión cifrada, otros visitantes no pueden leer los mensajes y ' +
            'las páginas de la dueña están protegidas en el servidor. Aun así, ningún sistema es perfecto.',
          'La Ley 111-2005 de Puerto Rico ordena a los negocios avisar a las personas afectadas y al ' +
            'Departamento de Asuntos del Consumidor (DACO) cuando alguien sin permiso logra acceso a ' +
            'ciertos datos personales. Si nos pasa, cumpliremos en el término que fija la ley. Y aunque la ' +
            'ley no lo exija, si alguien entra a nuestros mensajes de contacto les escribiremos por correo electrónico ' +
            'a las personas afectadas lo antes posible para decirles qué pasó, qué se vio y qué estamos ' +
            'haciendo.',
        ],
      },
      {
        id: 'minors',
        heading: 'Menores de edad',
        paragraphs: [
          'El formulario de contacto es para adultos. Si eres menor de edad, pídele a tu mamá, a tu papá o ' +
            'a tu tutor que nos escriba. No guardamos a sabiendas información de menores de 13 años. Si ' +
            'crees que un menor nos escribió, avísanos a {{email}} y borraremos el mensaje.',
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios a esta política',
        paragraphs: [
          'Cuando cambiemos esta política, publicaremos la versión nueva en esta página con su fecha de ' +
            'vigencia. Si el cambio afecta de forma importante la información que ya nos diste, te ' +
            'escribiremos por correo electrónico antes de que entre en vigor. Esta versión aplica desde la fecha que ' +
            'aparece arriba.',
        ],
      },
      {
        id: 'contact',
        heading: 'Preguntas y solicitudes',
        paragraphs: [
          'Escribe a {{email}} o llama al {{phone}}. Contestamos las solicitudes sobre información ' +
            'personal en un máximo de 30 días y sin costo. Para protegerte, puede que te pidamos escribir ' +
            'desde el mismo correo que usaste en el formulario. Si nuestra respuesta no te satisface, ' +
            'puedes acudir al Departamento de Asuntos del Consumidor (DACO).',
        ],
      },
    ],
  },
  terms: {
    title: 'Términos de uso',
    updated: '2026-11-01',
    sections: [
      {
        id: 'agreement',
        heading: 'Qué son estos términos',
        paragraphs: [
          'Estos términos son las reglas para usar este sitio, que pertenece a {{businessName}} ' +
            '(«nosotros»). Al usarlo, los aceptas. Si no estás de acuerdo, por favor no uses el sitio; ' +
            'siempre puedes llamarnos al {{phone}}.',
          'Los términos están en español y en inglés, y la intención es que digan lo mismo. Si en algo ' +
            'difieren, aplica la lectura que más te favorezca.',
        ],
      },
      {
        id: 'information-only',
        heading: 'Información, no consejo veterinario',
        paragraphs: [
          'El blog y las demás páginas ofrecen información general sobre adiestramiento y convivencia con ' +
            'perros. No son consejo veterinario ni sustituyen a un profesional que haya visto a tu perro. ' +
            'Un cambio repentino de conducta puede ser señal de dolor o de enfermedad: ve primero al ' +
            'veterinario.',
          'En una emergencia, no esperes a que te contestemos. Lleva al perro enfermo o herido a una ' +
            'clínica veterinaria y busca atención médica para cualquier persona que haya sido mordida.',
          'Antes de probar un ejercicio, piensa en la salud, la edad y el temperamento de tu perro, y en ' +
            'las personas y animales que tengas cerca. Si tu perro ha mordido o intenta morder, trabaja en ' +
            'persona con un profesional.',
        ],
      },
      {
        id: 'services',
        heading: 'Los servicios se acuerdan aparte',
        paragraphs: [
          'Enviar el formulario de contacto, un correo o un mensaje de voz no separa una cita ni es un ' +
            'contrato. Cada servicio de adiestramiento se acuerda aparte y por escrito. Ese acuerdo ' +
            'establece las fechas, el lugar, el precio, los pagos, las cancelaciones, las vacunas que ' +
            'pedimos y las responsabilidades de cada parte, y prevalece sobre esta página.',
          'Las descripciones, los horarios y los precios que ves en el sitio son para orientarte y pueden ' +
            'cambiar. Solo contratamos con personas mayores de edad según la ley de Puerto Rico.',
        ],
      },
      {
        id: 'results-and-testimonials',
        heading: 'Resultados y testimonios',
        paragraphs: [
          'Los testimonios son de clientes reales y se publican con su permiso. Puede que los acortemos o ' +
            'los traduzcamos sin cambiar lo que dicen. Si el tuyo está aquí y quieres cambiarlo o ' +
            'quitarlo, escribe a {{email}}.',
          'Los resultados varían. Dependen del perro, de su salud y su historia, y de la práctica en la ' +
            'casa. Un testimonio cuenta lo que le pasó a una familia; no promete que a la tuya le pasará ' +
            'lo mismo. No podemos garantizar una conducta, una cinta ni que se pase una prueba.',
        ],
      },
      {
        id: 'credentials',
        heading: 'Credenciales y nombres ajenos',
        paragraphs: [
          'Si mencionamos clubes, títulos y pruebas, es para describir nuestras credenciales y las pruebas ' +
            'para las que preparamos perros. Esos nombres pertenecen a sus titulares, que no administran este ' +
            'sitio, no lo auspician ni responden por él, y que fijan las reglas de sus propias pruebas.',
        ],
      },
      {
        id: 'our-content',
        heading: 'De quién es el contenido',
        paragraphs: [
          'Los textos, las ilustraciones, las fotos y el logo de este sitio son de {{businessName}} o de ' +
            'personas que nos permiten usarlos, y están protegidos por las leyes de derechos de autor.',
          'Con gusto puedes compartir enlaces, imprimir una página para tu uso y citar unas líneas si ' +
            'mencionas a {{businessName}} y enlazas la página. Para cualquier otra cosa, como publicar de ' +
            'nuevo un artículo o usarlo en una clase que cobras, pregúntanos primero.',
        ],
      },
      {
        id: 'fair-use',
        heading: 'Uso correcto del sitio',
        paragraphs: ['Por favor, no:'],
        list: [
          'envíes mensajes falsos, abusivos o automáticos, ni te hagas pasar por otra persona;',
          'intentes entrar a las páginas de administración ni a la información de otras personas;',
          'sobrecargues, dañes o interfieras con el sitio.',
        ],
      },
      {
        id: 'links',
        heading: 'Enlaces a otros sitios',
        paragraphs: [
          'Algunos enlaces llevan a sitios que no controlamos, como Instagram. Los incluimos porque pueden ' +
            'serte útiles. No respondemos por lo que contienen ni por cómo manejan tu información; lee sus ' +
            'propias políticas.',
        ],
      },
      {
        id: 'availability',
        heading: 'El sitio, tal como está',
        paragraphs: [
          'Cuidamos que lo que publicamos sea correcto y esté al día, y que el sitio funcione, pero no ' +
            'podemos prometer que siempre estará disponible ni libre de errores. Lo ofrecemos tal como ' +
            'está. Si encuentras un error, dínoslo y te lo agradeceremos.',
        ],
      },
      {
        id: 'liability',
        heading: 'Límites de nuestra responsabilidad',
        paragraphs: [
          'Hasta donde la ley lo permite, {{businessName}} no responde por daños que surjan de usar este ' +
            'sitio, de no poder usarlo o de aplicar su información general sin la guía de un profesional.',
          'Nada en estos términos limita nuestra responsabilidad por dolo o negligencia crasa, ni te quita ' +
            'derechos que te dan las leyes de protección al consumidor y a los que no se puede renunciar. ' +
            'A los servicios que contrates les aplica el acuerdo escrito.',
        ],
      },
      {
        id: 'law',
        heading: 'Ley y tribunales',
        paragraphs: [
          'Estos términos se rigen por las leyes del Estado Libre Asociado de Puerto Rico y por las leyes ' +
            'federales de Estados Unidos que apliquen. Si tenemos un desacuerdo, escríbenos primero: ' +
            'preferimos resolverlo hablando. Si en 30 días no se logra, decidirán los tribunales de Puerto ' +
            'Rico, sin limitar tu derecho a presentar una querella en el Departamento de ' +
            'Asuntos del Consumidor (DACO).',
          'Si un tribunal determina que alguno de estos términos no es válido, los demás siguen vigentes.',
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios a estos términos',
        paragraphs: [
          'Podemos cambiar estos términos. La versión publicada aquí, con su fecha de vigencia arriba, ' +
            'aplica desde esa fecha. Los cambios nunca alteran un acuerdo de adiestramiento que ya hayas ' +
            'firmado.',
        ],
      },
      {
        id: 'contact',
        heading: 'Preguntas',
        paragraphs: [
          'Escribe a {{email}} o llama al {{phone}}. Con gusto te explicamos cualquier punto en palabras ' +
            'sencillas.',
        ],
      },
    ],
  },
};
