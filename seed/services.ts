import type { Service } from '@app/domain/content/services';

/** The slugs of the demo business's services, in display order. */
export const SERVICE_SLUGS = [
  'show-dog-training',
  'obedience-training',
  'behavior-modification',
  'puppy-training',
  'akc-certification',
] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

export type SeedService = Pick<
  Service,
  `${'title' | 'description' | 'price' | 'lessons' | 'location' | 'dogs'}${'En' | 'Es'}`
> & { slug: ServiceSlug; illustration: string };

export const services: readonly SeedService[] = [
  {
    slug: 'show-dog-training',
    illustration: 'services/show-dog-training',
    titleEn: 'Show Dog Training',
    titleEs: 'Entrenamiento para exhibición',
    priceEn: '$75 per session',
    priceEs: '$75 por sesión',
    lessonsEn: 'Six private sessions of 50 minutes',
    lessonsEs: 'Seis sesiones privadas de 50 minutos',
    locationEn: 'At your home or in a park near you',
    locationEs: 'En tu casa o en un parque cerca de ti',
    dogsEn: 'From a puppy’s first show to champions',
    dogsEs: 'Desde cachorros en su primer show hasta campeones',
    descriptionEn:
      'For owners and handlers on their way to the conformation ring, whether it is a puppy’s first show or a champion who ' +
      'has lost his spark. Six private sessions of fifty minutes: stacking by hand and free, an even gait on a loose lead, ' +
      'the table or ramp exam, bait work, and every ring pattern until the two of you could do it half asleep. From the third ' +
      'session on we run a mock ring with a stranger as the judge, and we film it. You leave with a ring routine in writing, ' +
      'a packing list for show day, and a dog who walks in with his head up.',
    descriptionEs:
      'Para dueños y handlers que van camino a la pista de conformación, con un cachorro en su primer show o con un campeón ' +
      'que perdió el brillo. Son seis sesiones privadas de cincuenta minutos: la pose, armada con las manos y libre; el trote ' +
      'parejo con la correa floja; el examen en mesa o en rampa; el manejo del premio y los recorridos, hasta que les salgan ' +
      'medio dormidos. Desde la tercera sesión montamos una pista de práctica con un juez que tu perro no conoce, y la ' +
      'grabamos. Te llevas la rutina por escrito, la lista de lo que va en el bulto el día del show y un perro que entra con ' +
      'la cabeza en alto.',
  },
  {
    slug: 'obedience-training',
    illustration: 'services/obedience-training',
    titleEn: 'Obedience Training',
    titleEs: 'Entrenamiento de obediencia',
    priceEn: 'From $45 per lesson',
    priceEs: 'Desde $45 por clase',
    lessonsEn: 'Eight, one each week',
    lessonsEs: 'Ocho, una por semana',
    locationEn: 'At your home, or in a group of five dogs at most',
    locationEs: 'En tu casa, o en un grupo de no más de cinco perros',
    dogsEn: 'Over five months old',
    dogsEs: 'De más de cinco meses',
    descriptionEn:
      'For dogs over five months who pull, jump on visitors or hear “come” as a suggestion. Eight weekly lessons, private at ' +
      'your home or in a group of five dogs at most. We teach walking on a loose leash, coming when called, waiting at the ' +
      'door, leaving things alone, and lying quietly under the table while you finish your coffee. Each lesson moves one step ' +
      'out: living room, marquesina, sidewalk, plaza. You practice ten minutes a day and send me a video every week. At the ' +
      'end you have a dog you can take places, and the exercises to keep him that way.',
    descriptionEs:
      'Para perros de más de cinco meses que halan, le brincan a la visita o toman el “ven” como una sugerencia. Son ocho ' +
      'clases, una por semana, privadas en tu casa o en un grupo de no más de cinco perros. Trabajamos caminar con la correa ' +
      'floja, venir cuando lo llamas, esperar en la puerta, dejar quieto lo que no es suyo y echarse tranquilo debajo de la ' +
      'mesa mientras te terminas el café. Cada clase da un paso hacia afuera: sala, marquesina, acera, plaza. Tú practicas ' +
      'diez minutos al día y me mandas un video por semana. Al final tienes un perro que puedes sacar a cualquier sitio.',
  },
  {
    slug: 'behavior-modification',
    illustration: 'services/behavior-modification',
    titleEn: 'Behavior Modification',
    titleEs: 'Modificación de conducta',
    priceEn: 'First visit: $150',
    priceEs: 'Primera visita: $150',
    lessonsEn: 'A visit of 90 minutes, then six to ten sessions for most families',
    lessonsEs: 'Una visita de 90 minutos y luego, para la mayoría, de seis a diez sesiones',
    locationEn: 'At your home',
    locationEs: 'En tu casa',
    dogsEn: 'Who growl, bite, bark all day or cannot be alone',
    dogsEs: 'Que gruñen, muerden, ladran sin parar o no pueden quedarse solos',
    descriptionEn:
      'For dogs who growl, lunge or bite, who panic when you leave, or whose barking has the neighbors writing letters. We ' +
      'begin with a ninety-minute visit to your home and, where pain may play a part, a check by your veterinarian. Within two ' +
      'days you have a written plan: what to change in the house this very week so that nobody gets hurt, and what to train, ' +
      'in what order. Most families need six to ten sessions over three months, with messages in between. No one can honestly ' +
      'promise a cure. You will see progress that you can count, and learn to read your dog before he has to shout.',
    descriptionEs:
      'Para perros que gruñen, se lanzan o muerden, que se desesperan cuando sales o que ladran tanto que los vecinos ya ' +
      'mandaron carta. Empezamos con una visita de noventa minutos a tu casa y, si puede haber dolor, con un chequeo de tu ' +
      'veterinario. En dos días tienes un plan por escrito: qué cambiar en casa esta misma semana para que nadie salga ' +
      'herido, y qué entrenar, en qué orden. La mayoría de las familias necesita de seis a diez sesiones en tres meses, con ' +
      'mensajes entre una y otra. Una cura no la promete nadie que sea honesto. Vas a ver un progreso que se puede medir y a ' +
      'entender a tu perro antes de que tenga que gritar.',
  },
  {
    slug: 'puppy-training',
    illustration: 'services/puppy-training',
    titleEn: 'Puppy Training',
    titleEs: 'Entrenamiento de cachorros',
    priceEn: 'Five sessions: $300',
    priceEs: 'Cinco sesiones: $300',
    lessonsEn: 'Five sessions',
    lessonsEs: 'Cinco sesiones',
    locationEn: 'At your home',
    locationEs: 'En tu casa',
    dogsEn: 'Puppies from eight weeks to five months',
    dogsEs: 'Cachorros de ocho semanas a cinco meses',
    descriptionEn:
      'For puppies from eight weeks to five months, and for the people who are not sleeping because of them. Five sessions at ' +
      'home cover house training, the crate, teeth on hands, first steps on a leash, being alone for a while, and letting a ' +
      'veterinarian look in their ears. We don’t wait for the last vaccine to start socializing: with your vet’s agreement, ' +
      'your puppy meets traffic, umbrellas and strollers from your arms or from a clean blanket. You leave with a daily ' +
      'schedule that fits your work hours, a list of what to have seen by sixteen weeks, and my number for the night when ' +
      'nothing works.',
    descriptionEs:
      'Para cachorros de ocho semanas a cinco meses, y para la gente que no está durmiendo por culpa de ellos. En cinco ' +
      'sesiones en tu casa vemos dónde hacer sus necesidades, la jaula, los dientes en las manos, los primeros pasos con ' +
      'correa, quedarse solo un rato y dejarse mirar los oídos por el veterinario. No esperamos por la última vacuna para ' +
      'socializarlo: con el visto bueno de tu veterinario, conoce guaguas, sombrillas y coches de bebé desde tus brazos o ' +
      'encima de una manta limpia. Te llevas un horario que cuadra con tu trabajo, la lista de lo que debe haber visto antes ' +
      'de las dieciséis semanas y mi número para la noche en que nada funcione.',
  },
  {
    slug: 'akc-certification',
    illustration: 'services/akc-certification',
    titleEn: 'AKC Certification Preparation',
    titleEs: 'Preparación para certificaciones del AKC',
    priceEn: 'From $60 per session',
    priceEs: 'Desde $60 por sesión',
    lessonsEn: 'A dry run of the test, then three to six sessions',
    lessonsEs: 'Un ensayo de la prueba y luego de tres a seis sesiones',
    locationEn: 'At your home; the last rehearsal, in a place that is new to your dog',
    locationEs: 'En tu casa; el último ensayo, en un lugar nuevo para tu perro',
    dogsEn: 'Purebreds and satos alike',
    dogsEs: 'De raza y satos por igual',
    descriptionEn:
      'For purebreds and satos alike: S.T.A.R. Puppy, Canine Good Citizen at its three levels, the AKC Temperament Test and ' +
      'your first Rally title. I evaluate for CGC and ATT and compete in Rally Master, so you train for what is really looked ' +
      'at. The first session is a dry run of the whole test, to see what your dog already has. Three to six more close the ' +
      'gaps, usually supervised separation and passing another dog. Then comes a mock test in a place he has never been. You ' +
      'get the score sheet with my notes, help with the AKC paperwork, and a date for the real one.',
    descriptionEs:
      'Para perros de raza y para satos por igual: S.T.A.R. Puppy, Canine Good Citizen en sus tres niveles, la prueba de ' +
      'temperamento ATT y tu primer título de Rally. Soy evaluadora de CGC y de ATT y compito en Rally Master, así que ' +
      'entrenas para lo que de verdad se mira. En la primera sesión corremos la prueba completa, para ver qué trae ya tu ' +
      'perro. En otras tres a seis cerramos los huecos, que casi siempre son la separación supervisada y pasarle por el lado ' +
      'a otro perro. Luego ensayamos en un lugar donde nunca ha estado. Te llevas la hoja con mis notas, ayuda con ' +
      'los papeles del AKC y la fecha de la prueba de verdad.',
  },
];
