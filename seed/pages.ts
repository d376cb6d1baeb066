/** The content of the demo business's pages, as the owner edits it. */
import type { EditablePage } from '@app/domain/general/paths';
import type { PageFields } from '@app/domain/content/pages';
import { imagePathOf } from './pictures/images';

/** The content of each page, without empty fields. */
export const pages: { readonly [Page in EditablePage]: Partial<PageFields<Page>> } = {
  home: {
    metaTitleEn: 'Perro Wisdom | Dog training in Puerto Rico',
    metaTitleEs: 'Perro Wisdom | Adiestramiento de perros en Puerto Rico',
    metaDescriptionEn:
      'Show dog, obedience, behavior and puppy training with an AKC and CGC evaluator. San Juan, Ponce, Mayagüez, Carolina and surrounding areas.',
    metaDescriptionEs:
      'Adiestramiento para exhibición, obediencia, conducta y cachorros con una evaluadora AKC y CGC. San Juan, Ponce, Mayagüez, Carolina y áreas cercanas.',
    heroEyebrowEn: 'Dog training in San Juan and around the island',
    heroEyebrowEs: 'Adiestramiento en San Juan y toda la isla',
    heroTitleEn: 'A dog that listens, at home and in the ring',
    heroTitleEs: 'Un perro que escucha, en casa y en la pista',
    heroTextEn:
      'One trainer, your dog and a plan you can follow. From the first week with a puppy to your first show, in English or Spanish.',
    heroTextEs:
      'Una adiestradora, tu perro y un plan que puedes seguir. Desde la primera semana con tu cachorro hasta tu primera exhibición, en español o en inglés.',
    heroPicture: imagePathOf('pages/trainer-on-city-wall'),
    heroPictureAltEn: 'Marisol Vega and a brown dog that looks up at her, by the sea',
    heroPictureAltEs: 'Marisol Vega y un perro marrón que la mira, junto al mar',
    // These pictures are shown until an Instagram account is connected.
    stripPicture1: imagePathOf('pages/tire-jump'),
    stripPicture1AltEn: 'A dog clears an agility jump',
    stripPicture1AltEs: 'Un perro pasa un salto de agility',
    stripPicture2: imagePathOf('pages/sleeping-puppy'),
    stripPicture2AltEn: 'A puppy asleep on a blanket',
    stripPicture2AltEs: 'Un cachorro dormido sobre una frisa',
    stripPicture3: imagePathOf('pages/dog-with-rosette'),
    stripPicture3AltEn: 'A dog sits proudly with a ribbon rosette',
    stripPicture3AltEs: 'Un perro sentado con orgullo junto a su roseta',
    stripPicture4: imagePathOf('pages/beach-walk'),
    stripPicture4AltEn: 'A walk along the beach at sunrise',
    stripPicture4AltEs: 'Una caminata por la playa al amanecer',
    trainerRoleEn: 'AKC and CGC evaluator, Rally Master competitor',
    trainerRoleEs: 'Evaluadora AKC y CGC, competidora Rally Master',
    servicesTitleEn: 'Specialized services',
    servicesTitleEs: 'Servicios especializados',
    servicesIntroEn:
      'Every dog starts with an evaluation. Then we choose the shortest road that works for both of you.',
    servicesIntroEs:
      'Todo perro empieza con una evaluación. De ahí escogemos el camino más corto que les funcione a los dos.',
    aboutEyebrowEn: 'About the trainer',
    aboutEyebrowEs: 'Sobre la adiestradora',
    aboutTitleEn: 'Trained to see what your dog is saying',
    aboutTitleEs: 'Entrenada para ver lo que tu perro te dice',
    aboutTextEn:
      'Marisol has spent her career on both sides of the ring: preparing dogs and judging them. She teaches with rewards, timing and patience, and she explains every step, so that what works in class works in your kitchen.',
    aboutTextEs:
      'Marisol lleva su carrera en los dos lados de la pista: preparando perros y evaluándolos. Enseña con premios, precisión y paciencia, y explica cada paso, para que lo que sale en clase también salga en tu cocina.',
    testimonialsTitleEn: 'What their people say',
    testimonialsTitleEs: 'Lo que dice su gente',
    testimonialsIntroEn: 'Real dogs, real homes, from Condado to Ponce.',
    testimonialsIntroEs: 'Perros de verdad, casas de verdad, desde Condado hasta Ponce.',
  },
  about: {
    metaDescriptionEn:
      'Meet Marisol Vega: AKC, CGC and ATT evaluator, Rally Master competitor and dog trainer in San Juan, Puerto Rico.',
    metaDescriptionEs:
      'Conoce a Marisol Vega: evaluadora AKC, CGC y ATT, competidora Rally Master y adiestradora de perros en San Juan, Puerto Rico.',
    eyebrowEn: 'About us',
    eyebrowEs: 'Sobre nosotros',
    titleEn: 'We teach both ends of the leash',
    titleEs: 'Enseñamos a los dos lados de la correa',
    introEn:
      'Our mission is that every dog in Puerto Rico lives with people who understand it. A dog that knows what is expected of it is calmer, safer and welcome in more places. A person who can read their dog needs less force and enjoys more of the walk.',
    introEs:
      'Nuestra misión es que cada perro en Puerto Rico viva con gente que lo entienda. Un perro que sabe lo que se espera de él está más tranquilo, más seguro y es bienvenido en más sitios. Quien sabe leer a su perro necesita menos fuerza y disfruta más el paseo.',
    stepsTitleEn: 'How we work',
    stepsTitleEs: 'Cómo trabajamos',
    stepsIntroEn:
      'So we teach with food, play, timing and patience, never with fear or pain. Each plan starts with an evaluation of your dog and your routine, has goals we can measure, and gives you homework that fits into a normal week.',
    stepsIntroEs:
      'Por eso enseñamos con comida, juego, precisión y paciencia, nunca con miedo ni dolor. Cada plan empieza con una evaluación de tu perro y de tu rutina, tiene metas que se pueden medir y te deja asignaciones que caben en una semana normal.',
    credentialsTitleEn: 'Credentials you can check',
    credentialsTitleEs: 'Credenciales que puedes verificar',
    credentialsIntroEn: 'Marisol evaluates, competes and prepares dogs for the same tests.',
    credentialsIntroEs: 'Marisol evalúa, compite y prepara perros para las mismas pruebas.',
    steps: [
      {
        titleEn: 'Evaluate first',
        titleEs: 'Primero, evaluar',
        textEn:
          'We watch your dog where the problem happens: at home, on your street or in the ring. Then we tell you honestly what can change, and how long it should take.',
        textEs:
          'Miramos a tu perro donde ocurre el problema: en tu casa, en tu calle o en la pista. Después te decimos con honestidad qué puede cambiar y cuánto debe tomar.',
      },
      {
        titleEn: 'Reward what works',
        titleEs: 'Premiar lo que funciona',
        textEn:
          'Dogs repeat what pays. We build the behavior you want step by step, and the treats leave as it takes hold.',
        textEs:
          'Los perros repiten lo que les conviene. Construimos la conducta que quieres paso a paso, y los premios se van según se afianza.',
      },
      {
        titleEn: 'Teach the person',
        titleEs: 'Enseñar a la persona',
        textEn:
          'You practice every exercise with us before you take it home. When you work without us, you know why each step is there.',
        textEs:
          'Practicas cada ejercicio con nosotros antes de llevártelo a casa. Cuando trabajas sin nosotros, sabes para qué es cada paso.',
      },
    ],
  },
  services: {
    metaDescriptionEn:
      'Show dog, obedience, behavior and puppy training, and AKC certification preparation in Puerto Rico, in English or Spanish.',
    metaDescriptionEs:
      'Adiestramiento para exhibición, obediencia, conducta, cachorros y certificación AKC en Puerto Rico, en español o en inglés.',
    eyebrowEn: 'Services',
    eyebrowEs: 'Servicios',
    titleEn: 'Training for the dog you have',
    titleEs: 'Adiestramiento para el perro que tienes',
    introEn:
      'Lessons in English or Spanish, most of them private: in your living room first, then out in the world. Every service starts with an evaluation.',
    introEs:
      'Lecciones en español o en inglés, casi todas privadas: primero en tu sala y después en la calle. Todo servicio empieza con una evaluación.',
    questionsTitleEn: 'What people ask first',
    questionsTitleEs: 'Lo primero que la gente pregunta',
    closingTitleEn: 'Not sure which one your dog needs?',
    closingTitleEs: '¿No sabes cuál necesita tu perro?',
    closingTextEn:
      'Write two lines about your dog. We will tell you where to start, even if it is not with us.',
    closingTextEs:
      'Escríbenos dos líneas sobre tu perro. Te decimos por dónde empezar, aunque no sea con nosotros.',
    questions: [
      {
        questionEn: 'How soon will I see results?',
        questionEs: '¿Cuándo voy a ver resultados?',
        answerEn:
          'Most families see a first change within two weeks if they practice five to ten minutes a day: a dog that looks up when it hears its name, a walk with fewer pulls. Good manners that hold up around distractions take eight to twelve weeks. Fear and aggression need longer, often several months, and at each lesson we measure with you how far you have come.',
        answerEs:
          'La mayoría de las familias ve el primer cambio en dos semanas si practica de cinco a diez minutos al día: un perro que te mira cuando oye su nombre, un paseo con menos jalones. Para que se porte bien aun con distracciones, cuenta con ocho a doce semanas. El miedo y la agresividad toman más, muchas veces varios meses, y en cada lección medimos contigo cuánto han avanzado.',
      },
      {
        questionEn: 'What is the best age to start?',
        questionEs: '¿Cuál es la mejor edad para empezar?',
        answerEn:
          'Eight weeks, or the day your puppy comes home. Puppies learn fastest until about sixteen weeks, and much of that learning is safe before the last vaccines. There is no upper limit: adult and senior dogs learn well, and adopted dogs often surprise their people.',
        answerEs:
          'A las ocho semanas, o el día en que tu cachorro llega a casa. Hasta las dieciséis semanas, más o menos, es cuando más rápido aprende, y mucho se puede hacer sin riesgo antes de las últimas vacunas. No hay edad límite: los adultos y los viejitos aprenden bien, y los adoptados suelen sorprender a su gente.',
      },
      {
        questionEn: 'How does show training differ from regular training?',
        questionEs: '¿En qué se diferencia el entrenamiento para exhibición del regular?',
        answerEn:
          'Regular training prepares a dog for daily life: walking on a loose leash, coming when called, staying calm with visitors. Show training prepares dog and handler for the ring: gaiting, stacking, accepting the judge’s hands and enjoying it among many dogs. A show dog should stand where a pet is asked to sit, so tell us early if you want both, and we teach each with its own cue.',
        answerEs:
          'El regular prepara al perro para la vida diaria: caminar con la correa floja, venir cuando lo llamas, estar tranquilo con las visitas. El de exhibición prepara al perro y a quien lo presenta para la pista: el movimiento, la postura, aceptar las manos del juez y disfrutarlo entre muchos perros. En la pista el perro se queda de pie donde en casa se le pide que se siente; si quieres las dos cosas, dilo desde el principio y enseñamos cada una con su propia señal.',
      },
    ],
  },
  testimonials: {
    metaDescriptionEn:
      'What families and handlers in Puerto Rico say about training their dogs with Perro Wisdom.',
    metaDescriptionEs:
      'Lo que dicen familias y handlers de Puerto Rico sobre adiestrar a sus perros con Perro Wisdom.',
    eyebrowEn: 'Testimonials',
    eyebrowEs: 'Testimonios',
    titleEn: 'Dogs we know, as their people tell it',
    titleEs: 'Perros que conocemos, contados por su gente',
    introEn: 'Families and handlers from all over the island, on how it went with the dog at their feet.',
    introEs: 'Familias y handlers de toda la isla cuentan cómo les fue, con el perro a sus pies.',
    closingTitleEn: 'Have we worked together?',
    closingTitleEs: '¿Hemos trabajado juntos?',
    closingTextEn: 'Tell us how your dog is doing.',
    closingTextEs: 'Cuéntanos cómo sigue tu perro.',
  },
  blog: {
    metaTitleEn: 'Perro Wisdom: a dog training blog from Puerto Rico',
    metaTitleEs: 'Sabiduría Canina: blog de adiestramiento en Puerto Rico',
    metaDescriptionEn:
      'Dog training you can use this week: puppies, the leash, barking, fear, the heat, the CGC test and the show ring, by a trainer in San Juan.',
    metaDescriptionEs:
      'Adiestramiento que puedes usar esta semana: cachorros, correa, ladridos, miedos, calor, la prueba CGC y la pista de exhibición, por una adiestradora de San Juan.',
    eyebrowEn: 'The blog',
    eyebrowEs: 'El blog',
    introEn:
      'What Marisol tries, counts and corrects with dogs in living rooms, plazas and show rings all over the island.',
    introEs:
      'Lo que Marisol prueba, cuenta y corrige con perros en salas, plazas y pistas de exhibición por toda la isla.',
  },
  contact: {
    metaDescriptionEn:
      'Write or call Perro Wisdom, dog training in San Juan, Ponce, Mayagüez, Carolina and surrounding areas of Puerto Rico.',
    metaDescriptionEs:
      'Escribe o llama a Perro Wisdom: adiestramiento de perros en San Juan, Ponce, Mayagüez, Carolina y áreas cercanas de Puerto Rico.',
    eyebrowEn: 'Contact',
    eyebrowEs: 'Contacto',
    titleEn: 'Tell us about your dog',
    titleEs: 'Cuéntanos de tu perro',
    introEn: 'Age, breed, what you would like to change. We answer within one working day.',
    introEs: 'Edad, raza, qué te gustaría cambiar. Contestamos en un día laborable.',
    areasTitleEn: 'Where we work',
    areasTitleEs: 'Dónde trabajamos',
    areasIntroEn: 'Most lessons are where you and your dog live, walk and visit.',
    areasIntroEs: 'Casi todas las lecciones son donde tú y tu perro viven, pasean y visitan.',
    areasMetroEn: 'San Juan metro',
    areasMetroEs: 'Área metro de San Juan',
    areasOthersEn: 'Around the island',
    areasOthersEs: 'Alrededor de la isla',
    areasNoteEn: 'Other areas by appointment',
    areasNoteEs: 'Otras áreas por cita',
  },
};
