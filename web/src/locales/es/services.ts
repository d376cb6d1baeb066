import type { services as english } from '../en/services';
import type { Texts } from '../texts';

export const services: Texts<typeof english> = {
  'eyebrow': 'Servicios',
  'title': 'Adiestramiento para el perro que tienes',
  'description':
    'Entrenamiento para exhibición, obediencia, conducta, cachorros y certificación AKC en Puerto Rico, en español o en inglés.',
  'intro':
    'Lecciones en español o en inglés, casi todas privadas: primero en tu sala y después en la calle. Todo servicio empieza con una evaluación.',
  'empty': 'Estamos actualizando los servicios. Escríbenos y te decimos qué hay disponible.',
  'request': 'Solicitar este servicio',
  'faq.title': 'Lo primero que la gente pregunta',
  'faq.results': '¿Cuándo voy a ver resultados?',
  'faq.resultsAnswer':
    'La mayoría de las familias ve el primer cambio en dos semanas si practica de cinco a diez minutos al día: un perro que te mira cuando oye su nombre, un paseo con menos jalones. Para que se porte bien aun con distracciones, cuenta con ocho a doce semanas. El miedo y la agresividad toman más, muchas veces varios meses, y en cada lección medimos contigo cuánto han avanzado.',
  'faq.age': '¿Cuál es la mejor edad para empezar?',
  'faq.ageAnswer':
    'A las ocho semanas, o el día en que tu cachorro llega a casa. Hasta las dieciséis semanas, más o menos, es cuando más rápido aprende, y mucho se puede hacer sin riesgo antes de las últimas vacunas. No hay edad límite: los adultos y los viejitos aprenden bien, y los adoptados suelen sorprender a su gente.',
  'faq.show': '¿En qué se diferencia el entrenamiento para exhibición del regular?',
  'faq.showAnswer':
    'El regular prepara al perro para la vida diaria: caminar con la correa floja, venir cuando lo llamas, estar tranquilo con las visitas. El de exhibición prepara al perro y a quien lo presenta para la pista: el movimiento, la postura, aceptar las manos del juez y disfrutarlo entre muchos perros. En la pista el perro se queda de pie donde en casa se le pide que se siente; si quieres las dos cosas, dilo desde el principio y enseñamos cada una con su propia señal.',
  'unsure.title': '¿No sabes cuál necesita tu perro?',
  'unsure.text': 'Escríbenos dos líneas sobre tu perro. Te decimos por dónde empezar, aunque no sea con nosotros.',
  'unsure.contact': 'Pregúntanos',
};
