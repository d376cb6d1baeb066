import type { ServiceSlug } from './services';
import type { TestimonialFields } from '@app/domain/content/testimonials';

/**
 * A testimonial in the seed. The name and place are the same in both languages. `service` is a service's
 * slug. The testimonial shows that service's title in each language.
 */
export interface SeedTestimonial extends Pick<
  TestimonialFields,
  'name' | 'location' | 'rating' | 'testimonialEn' | 'testimonialEs' | 'month'
> {
  id: string;
  illustration: string;
  service: ServiceSlug;
}

export const testimonials: readonly SeedTestimonial[] = [
  {
    id: 'wilfredo-and-canela',
    illustration: 'dogs/sato',
    name: 'Wilfredo Santiago',
    location: 'Humacao',
    rating: 4.5,
    service: 'behavior-modification',
    month: '2023-05',
    testimonialEn:
      'We found Canela behind a lechonera, and for a year she barked at every man in a cap, me included. The plan was slow, ' +
      'and I mean slow: the first month I mostly threw cheese from across the room. But last Saturday the mailman, cap and ' +
      'all, scratched her ears at the gate while I stood there like a fool with the bag of cheese in my hand.',
    testimonialEs:
      'A Canela la encontramos detrás de una lechonera y estuvo un año ladrándole a todo el que llevara gorra, y eso me ' +
      'incluye. El plan fue lento, pero lento de verdad: el primer mes lo que hice fue tirarle queso desde el otro lado de la ' +
      'sala. Pues el sábado pasado el cartero, con gorra y todo, le rascó las orejas en el portón, y yo allí parado como un ' +
      'bobo con la bolsita de queso en la mano.',
  },
  {
    id: 'yaritza-and-coco',
    illustration: 'dogs/labrador',
    name: 'Yaritza Colón',
    location: 'Guaynabo',
    rating: 5,
    service: 'puppy-training',
    month: '2026-09',
    testimonialEn:
      'Before he was four months old, Coco ate a remote control, two flip-flops and one corner of the sofa. Marisol didn’t ' +
      'scold anybody. She moved the trash can, showed us how to trade instead of chase, and put my kids in charge of the ' +
      'treats. The sofa will never be the same, but nothing else has gone missing since June.',
    testimonialEs:
      'Antes de cumplir los cuatro meses, Coco se había comido un control remoto, dos chancletas y una esquina del sofá. ' +
      'Marisol no regañó a nadie. Movió el zafacón, nos enseñó a cambiarle las cosas en vez de correrle detrás y puso a los ' +
      'nenes a cargo de los premios. El sofá no tiene remedio, pero desde junio no se ha perdido nada más.',
  },
  {
    id: 'carmen-and-titan',
    illustration: 'dogs/doberman',
    name: 'Carmen Delia Rosado',
    location: 'Ponce',
    rating: 5,
    service: 'show-dog-training',
    month: '2026-03',
    testimonialEn:
      'I have shown Dobermans for eleven years, and I came for exactly one thing: Titán sank every time a judge reached over ' +
      'his shoulders. Three sessions. She had me stop fixing him with my hands and start paying him for holding himself up. ' +
      'At the next show he stood through the whole exam like a statue, and we went home with Best of Breed.',
    testimonialEs:
      'Llevo once años exhibiendo dóbermans y fui por una sola cosa: Titán se hundía cada vez que el juez le pasaba la mano ' +
      'por encima de los hombros. Tres sesiones. Me hizo dejar de arreglarlo con las manos y empezar a pagarle por sostenerse ' +
      'él mismo. En el próximo show aguantó el examen completo como una estatua y nos llevamos Mejor de Raza.',
  },
  {
    id: 'glorimar-and-leia',
    illustration: 'dogs/yorkie',
    name: 'Glorimar Vélez',
    location: 'Condado, San Juan',
    rating: 5,
    service: 'obedience-training',
    month: '2026-07',
    testimonialEn:
      'I live on the fourteenth floor and my Yorkie, Leia, hated the elevator and everyone in it. I was taking the stairs. ' +
      'Fourteen floors, in June. We worked two weeks on going in and out with the doors held open, then one floor, then ' +
      'three. Now she sits in the corner, looks at me and waits for her chicken. My knees say thank you.',
    testimonialEs:
      'Vivo en el piso catorce y Leia, mi Yorkie, no soportaba el ascensor ni a nadie que se montara. Yo subía por las ' +
      'escaleras. Catorce pisos, en junio. Estuvimos dos semanas entrando y saliendo con las puertas abiertas, después un ' +
      'piso, después tres. Ahora se sienta en su esquina, me mira y espera su pollito. Mis rodillas le dan las gracias a ' +
      'Marisol.',
  },
  {
    id: 'hector-and-kaiser',
    illustration: 'dogs/german-shepherd',
    name: 'Héctor Maldonado',
    location: 'Bayamón',
    rating: 4.5,
    service: 'obedience-training',
    month: '2026-02',
    testimonialEn:
      'Kaiser weighs ninety pounds and used to walk me. I had trained dogs the old way, with the choke chain, and it took me ' +
      'three lessons to stop arguing with her. I’ll admit it in writing: the chicken works better. He heels past the ' +
      'neighbor’s rooster now. Half a star off because on Saturdays it is hard to get a spot.',
    testimonialEs:
      'Káiser pesa noventa libras y el que me paseaba era él a mí. Yo entrenaba a la antigua, con cadena de ahorque, y estuve ' +
      'tres clases discutiéndole. Lo admito por escrito: el pollo funciona mejor. Ya le pasa por el lado al gallo del vecino ' +
      'sin virar la cara. Le quito media estrella porque los sábados es difícil conseguir turno.',
  },
  {
    id: 'iris-and-pelusa',
    illustration: 'dogs/poodle',
    name: 'Iris Meléndez',
    location: 'Caguas',
    rating: 5,
    service: 'akc-certification',
    month: '2023-11',
    testimonialEn:
      'I taught third grade for thirty-one years, so I know good teaching when I see it. She breaks everything into little ' +
      'steps and never raises her voice, not at Pelusa and not at me. We passed the Canine Good Citizen on the first try. On ' +
      'Thursdays we visit my sister’s retirement home, and there is a list of people who want Pelusa to sit with them.',
    testimonialEs:
      'Di clases en tercer grado treinta y un años, así que reconozco a una buena maestra. Todo lo divide en pasitos y no le ' +
      'alza la voz a nadie, ni a Pelusa ni a mí. Pasamos el Canine Good Citizen a la primera. Los jueves vamos a la égida ' +
      'donde vive mi hermana, y ya hay una lista de los que quieren que Pelusa se siente con ellos.',
  },
  {
    id: 'joel-and-chispa',
    illustration: 'dogs/chihuahua',
    name: 'Joel Figueroa',
    location: 'Santurce, San Juan',
    rating: 4,
    service: 'behavior-modification',
    month: '2026-06',
    testimonialEn:
      'Chispa is six pounds and thought the whole Calle Loíza was hers. She used to go off at bikes, dogs, strollers, you name ' +
      'it. We’re about eighty percent there: dogs and strollers are fine, bikes are fine if I see them first. Skateboards, ' +
      'still no. Marisol told me from day one it would not be magic, and I’d rather hear that than the other thing.',
    testimonialEs:
      'Chispa pesa seis libras y se creía dueña de la Calle Loíza. Les formaba un escándalo a las bicicletas, a los perros, a ' +
      'los coches, a lo que fuera. Vamos por un ochenta por ciento: perros y coches, bien; bicicletas, bien si las veo yo ' +
      'primero. Las patinetas, todavía no. Marisol me dijo desde el primer día que magia no era, y prefiero que me hablen claro.',
  },
  {
    id: 'keila-and-luna',
    illustration: 'dogs/pitbull',
    name: 'Keila Torres',
    location: 'Carolina',
    rating: 5,
    service: 'akc-certification',
    month: '2026-04',
    testimonialEn:
      'People cross the street when they see Luna’s head. My new landlord wanted something on paper before he’d let us move ' +
      'in, so we trained for the AKC Temperament Test: umbrellas opening, chains dropping, strange floors, the works. She ' +
      'startled at the umbrella, sniffed it and wagged. She passed, I framed it, and the landlord’s kids now bring her ice cubes.',
    testimonialEs:
      'La gente cruza la calle cuando le ve la cabeza a Luna. El dueño del apartamento quería algo por escrito antes de ' +
      'alquilarnos, así que nos preparamos para la prueba de temperamento del AKC: sombrillas que se abren, cadenas que caen, ' +
      'pisos raros, de todo. Con la sombrilla brincó, la olió y movió el rabo. La pasó, enmarqué el papel, y ahora los nenes ' +
      'del dueño le traen hielo.',
  },
  {
    id: 'ana-and-tito',
    illustration: 'dogs/beagle',
    name: 'Ana Nieves',
    location: 'Trujillo Alto',
    rating: 4.5,
    service: 'obedience-training',
    month: '2026-01',
    testimonialEn:
      'Tito is a beagle, so his nose makes the decisions and the hill behind our house is full of hens. We spent six weeks ' +
      'on a thirty-foot line with sardines in my pocket. I smelled terrible. In November he left a hen in mid-chase because I ' +
      'whistled, and I cried a little. He still isn’t off leash near the road, and I’m fine with that.',
    testimonialEs:
      'Tito es beagle, o sea, que las decisiones las toma la nariz, y el monte detrás de casa está lleno de gallinas. ' +
      'Estuvimos seis semanas con una soga de treinta pies y sardinas en mi bolsillo. La peste que yo tenía. En noviembre ' +
      'dejó una gallina a mitad de carrera porque le silbé, y se me salieron las lágrimas. Cerca de la carretera todavía no ' +
      'lo suelto, y no me molesta.',
  },
  {
    id: 'adriana-and-maya',
    illustration: 'dogs/border-collie',
    name: 'Adriana Quiñones',
    location: 'Mayagüez',
    rating: 5,
    service: 'akc-certification',
    month: '2026-10',
    testimonialEn:
      'Between labs and exams at the Colegio I had no time, and Maya was herding my roommates. Marisol put us on Rally ' +
      'because it gave her a job I could practice in a hallway. We drove to San Juan twice a month and did the rest by video. ' +
      'Three qualifying rounds later she has her Rally Novice title, and my roommates can get to the kitchen.',
    testimonialEs:
      'Entre laboratorios y exámenes en el Colegio yo no tenía tiempo, y Maya andaba pastoreando a mis roommates. Marisol nos ' +
      'puso a hacer Rally porque era un trabajo que podíamos practicar en un pasillo. Íbamos a San Juan dos veces al mes y ' +
      'lo demás fue por video. Tres calificaciones después, Maya tiene su título de Rally Novice y mis roommates pueden ' +
      'llegar a la cocina.',
  },
  {
    id: 'kristian-and-mofongo',
    illustration: 'dogs/french-bulldog',
    name: 'Kristian Rivera',
    location: 'Isla Verde, Carolina',
    rating: 4.5,
    service: 'puppy-training',
    month: '2026-08',
    testimonialEn:
      'Great with Mofongo, and honest about Frenchies and the heat: we trained at seven in the morning or inside, no ' +
      'exceptions. He learned to ring a bell for the balcony in four days. Now he rings it when he is bored too, which nobody ' +
      'warned me about, so that’s the half star.',
    testimonialEs:
      'Buenísima con Mofongo y clara con lo de los bulldogs franceses y el calor: o entrenábamos a las siete de la mañana o ' +
      'adentro, sin excepciones. En cuatro días aprendió a tocar una campanita para salir al balcón. Ahora también la toca ' +
      'cuando está aburrido, y de eso no me avisó nadie; ahí se fue la media estrella.',
  },
  {
    id: 'angel-and-bruno',
    illustration: 'dogs/rottweiler',
    name: 'Ángel Luis Cordero',
    location: 'Arecibo',
    rating: 5,
    service: 'behavior-modification',
    month: '2023-08',
    testimonialEn:
      'With the baby coming and Bruno growling over his bowl, half the family told us to give him away. Marisol sent us to the ' +
      'vet first, and it turned out that he had a cracked molar. After that it was eight weeks of walking past his bowl and ' +
      'dropping something better in it. Our girl is two now. The gate stays up at mealtimes, like she said, and Bruno sleeps ' +
      'outside her door.',
    testimonialEs:
      'Con la bebé en camino y Bruno gruñendo encima del plato, media familia nos dijo que lo regaláramos. Marisol nos mandó ' +
      'primero al veterinario, y resulta que tenía una muela partida. Después fueron ocho semanas de pasarle por el lado y ' +
      'echarle en el plato algo mejor. La nena ya tiene dos años. A la hora de comer el portoncito se queda puesto, como ella ' +
      'dijo, y Bruno duerme frente a su puerta.',
  },
  {
    id: 'migdalia-and-nube',
    illustration: 'dogs/shih-tzu',
    name: 'Migdalia Pagán',
    location: 'Cataño',
    rating: 4,
    service: 'behavior-modification',
    month: '2025-12',
    testimonialEn:
      'I’m a nurse and I work nights. Nube howled from the minute I closed the door, and the building had already sent me ' +
      'two letters. I wanted it fixed in a week; it took three months and a neighbor who let us practice. We are at four ' +
      'hours now, with a camera. It is a lot of homework when you’re tired, so ask yourself if you can do it. It was worth it.',
    testimonialEs:
      'Soy enfermera y trabajo de noche. Nube aullaba desde que cerraba la puerta y la administración ya me había mandado dos ' +
      'cartas. Yo lo quería resuelto en una semana; fueron tres meses, con ayuda de una vecina. Vamos por cuatro horas, con ' +
      'cámara. Es mucha asignación para una persona cansada, así que pregúntate si puedes. Valió la pena.',
  },
  {
    id: 'natalia-and-sol',
    illustration: 'dogs/golden',
    name: 'Natalia Acevedo',
    location: 'San Juan',
    rating: 5,
    service: 'show-dog-training',
    month: '2026-05',
    testimonialEn:
      'My daughter is twelve and wanted to show our golden herself. Marisol talked to her, not over her head to me, and they ' +
      'practiced the L and the triangle in the parking lot until the neighbors knew them too. At their first show Sol rolled ' +
      'over in front of the judge. Gabi laughed, fixed him and kept going. Fourth place, and you would think it was Westminster.',
    testimonialEs:
      'Mi hija tiene doce años y quería presentar ella misma a nuestro golden. Marisol le hablaba a ella, no a mí por encima ' +
      'de su cabeza, y practicaron la L y el triángulo en el estacionamiento hasta que se los aprendieron los vecinos. En el ' +
      'primer show, Sol se viró patas arriba frente a la jueza. Gabi se rió, lo acomodó y siguió. Cuarto lugar, y parecía que ' +
      'era Westminster.',
  },
];
