import { facts } from '../facts';
import type { SeedPost } from './types';

export const trainingInTheHeat: SeedPost = {
  id: 'training-in-the-heat',
  slug: 'training-in-the-heat',
  illustration: 'posts/heat-safety',
  titleEn: 'Training in the Heat Without Hurting Your Dog',
  titleEs: 'Entrenar con calor sin hacerle daño a tu perro',
  excerptEn:
    'When to train, when to stay under the fan, how to read a dog who is getting too hot, and what to ' +
    'do in the first five minutes of heatstroke.',
  excerptEs:
    'Cuándo entrenar, cuándo quedarse debajo del abanico, cómo leer al perro que se está calentando de ' +
    'más y qué hacer en los primeros cinco minutos de un golpe de calor.',
  categoryEn: 'Life in Puerto Rico',
  categoryEs: 'Vida en Puerto Rico',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['heat', 'safety'],
  metaTitleEn: 'Training Your Dog in Puerto Rico’s Heat, Safely',
  metaTitleEs: 'Cómo entrenar a tu perro con el calor de Puerto Rico',
  metaDescriptionEn:
    'Safe hours, the back-of-the-hand test, early signs of overheating, heatstroke first aid and indoor ' +
    'training for dogs who live in a hot, humid climate.',
  metaDescriptionEs:
    'Horas seguras, la prueba de la mano, señales de que tu perro se sobrecalienta, primeros auxilios y ' +
    'entrenamiento bajo techo para nuestro clima.',
  published: false,
  publishedAt: null,
  contentEn: `<p>The thermometer I carry in my training bag is the infrared kind that cooks use. One July
morning at 10:20, on Ashford Avenue, it read 127°F on the asphalt. Four steps away, under an almond tree,
the soil was at 86. The man waiting to cross with his French bulldog had looked up the weather before
leaving home, and the weather said 88.</p>
<p>That is the trouble with our heat: the number on the phone is not the one your dog is living in.</p>
<h2>Why humidity beats them</h2>
<p>A dog cools himself mostly by panting, and panting works because moisture evaporates from the tongue and
airways. When the air is already full of water, evaporation slows down and the dog pants harder for less
result. A breezy 90°F in Ponce can be kinder to him than a still 84°F in Bayamón after a shower. A short
nose, age, extra weight, a thick or dark coat and any heart or airway problem all lower the limit. For
bulldogs and pugs I hold outdoor lessons only at dawn, and from June to October often not at all.</p>
<h2>Hours and surfaces</h2>
<ul>
<li><strong>Go out</strong> between first light and 8, or after the sun is down and the ground has let go of
its heat. Asphalt needs an hour or two. The adoquines of Viejo San Juan hold warmth well into the
evening.</li>
<li><strong>Test the ground</strong> with the back of your hand, pressed flat for seven seconds. If you want
to pull it away, he does not walk there.</li>
<li><strong>Pick a route with shade and an exit.</strong> You should never be more than five minutes from a
cool place.</li>
<li><strong>At the beach,</strong> dry sand burns like pavement. Walk the wet edge and bring fresh water,
because a dog who drinks the sea gets diarrhea and dries out faster.</li>
<li><strong>After dark, look down.</strong> Large toads come out on wet nights. If he mouths one, wipe his
gums and tongue with a wet cloth, head tilted down, and drive to a vet.</li>
</ul>
<h2>How I build a lesson in August</h2>
<p>A healthy adult who is used to the climate gets three minutes of work and five of shade, three times, and
that is the class. Water is offered at each break, a few laps at a time. I teach on grass, in the shade, and
I choose exercises that need thinking more than running: heel position, Rally turns, stays, hand targets.
Recalls are three repetitions at 20 feet instead of ten at 60.</p>
<p>A dog who has just arrived from a cold place, or has spent the summer on a sofa with the air conditioner
on, needs time to adapt. Start with 10 minutes a day at the coolest hour and add two every other day, over
at least two weeks.</p>
<h2>Reading the dog</h2>
<p>Learn the shape of the tongue. In a comfortable dog it is narrow and stays in. As he warms up it grows
long, then wide at the tip like a spoon, and the corners of the mouth pull back. That spoon is my signal to
stop. Other early signs: he lags behind when he usually leads, he heads for every patch of shade, he takes
the treat roughly or drops it, and his panting does not settle after five minutes of rest. He may keep
chasing the ball all the same. Dogs with a lot of drive do not stop by themselves; you are the brakes.</p>
<h2>If you see these, it is an emergency</h2>
<p>Loud, frantic panting, very red or very pale gums, thick drool, vomiting, stumbling, collapse. The rule
from the Royal Veterinary College is <strong>cool first, transport second</strong>.</p>
<ol>
<li>Get him out of the sun and stop all activity.</li>
<li>Young and healthy: put him in cool water with his head up, or hose him down to the skin without pause.
Old or ill: pour on any water cooler than he is and blow air over him with a fan. Let the first hot water
run out of the hose.</li>
<li>Do not cover him with wet towels; they trap heat. Let him drink if he wants, and never force it.</li>
<li>Call the clinic while someone else pours. When his breathing eases, drive there with the windows down or
the air on full.</li>
</ol>
<p>Go even if he looks recovered. Damage to the kidneys and to the blood’s clotting can show up hours
later.</p>
<h2>What to do from 9 to 5</h2>
<p>Hide ten pieces of kibble in the living room and let him search; five minutes of that tires a dog more
than a walk around the block. Set four plastic cups in the hallway and weave them at his left side as in
Rally. Teach him to settle on a mat while you cook, paying calm every 20 seconds, then every minute. </p>
<p>And the car: never, not with the windows cracked, not for a coffee. If an errand does not let him in, he
stays at home, where the floor tiles are cool and nobody has to run.</p>`,
  contentEs: `<p>En el bulto de entrenar llevo un termómetro infrarrojo, de los de cocina. Una mañana de
julio, a las 10:20, marcó 127°F en el asfalto de la avenida Ashford. A cuatro pasos, debajo de un almendro,
la tierra estaba a 86. El señor que esperaba para cruzar con su bulldog francés había mirado el tiempo antes
de salir, y el celular decía 88.</p>
<p>Ahí está el problema de nuestro calor: el número del celular no es el que vive tu perro.</p>
<h2>Por qué la humedad les gana</h2>
<p>El perro se refresca sobre todo jadeando, y jadear funciona porque se evapora agua de la lengua y de las
vías respiratorias. Si el aire ya viene cargado, se evapora menos y hay que jadear más para lograr poco. Un
día de 90°F con brisa en Ponce puede ser más llevadero que 84°F sin una gota de aire en Bayamón después del
aguacero. El hocico corto, los años, las libras de más, un pelaje grueso u oscuro y cualquier problema del
corazón o de la respiración bajan el límite. A bulldogs y pugs les doy clase afuera solo al amanecer, y de
junio a octubre muchas veces ni eso.</p>
<h2>Horas y pisos</h2>
<ul>
<li><strong>Sal</strong> entre que aclara y las 8, o cuando ya bajó el sol y el piso soltó el calor. El
asfalto tarda una o dos horas. Los adoquines de Viejo San Juan se quedan calientes hasta bien entrada la
noche.</li>
<li><strong>Prueba el piso</strong> con el dorso de la mano, pegado siete segundos. Si te dan ganas de
quitarla, por ahí no camina.</li>
<li><strong>Busca una ruta con sombra y con salida.</strong> Que nunca estés a más de cinco minutos de un
sitio fresco.</li>
<li><strong>En la playa,</strong> la arena seca quema igual que la brea. Camina por la orilla y lleva agua
dulce: el que bebe agua de mar coge diarrea y se deshidrata más rápido.</li>
<li><strong>De noche, mira al suelo.</strong> Cuando llueve salen los sapos grandes. Si se mete uno en la
boca, pásale un paño mojado por las encías y la lengua, con la cabeza hacia abajo, y arranca para el
veterinario.</li>
</ul>
<h2>Cómo armo una clase en agosto</h2>
<p>Un adulto sano y hecho al clima trabaja tres minutos y descansa cinco a la sombra, tres veces, y se acabó
la clase. En cada descanso le ofrezco agua, unos cuantos sorbos. Doy la clase en grama, a la sombra, con
ejercicios de pensar más que de correr: posición de junto, giros de Rally, quieto, tocar la mano con la
nariz. En vez de diez llamadas a 60 pies, tres a 20.</p>
<p>El que acaba de llegar de un sitio frío, o se pasó el verano en el sofá con el aire prendido, tiene que
aclimatarse. Empieza con 10 minutos diarios a la hora más fresca y añade dos minutos cada dos días, durante
dos semanas por lo menos.</p>
<h2>Aprende a leerlo</h2>
<p>Fíjate en la lengua. En un perro cómodo es estrecha y está adentro. Cuando se va calentando sale, se
alarga, y después se le pone la punta ancha como una cuchara, con las comisuras echadas para atrás. Esa
cuchara es mi señal de parar. Hay otras: se queda atrás cuando siempre va adelante, se tira en cuanta sombra
encuentra, coge el premio a lo bruto o lo suelta, y a los cinco minutos de descanso sigue jadeando igual. Y
puede que aun así siga corriendo detrás de la bola. Los perros con mucho motor no paran solos; el freno eres
tú.</p>
<h2>Si ves esto, es una emergencia</h2>
<p>Jadeo fuerte y desesperado, encías muy rojas o muy pálidas, baba espesa, vómitos, tambaleo, desplome. La
regla del Royal Veterinary College es <strong>primero se enfría, después se transporta</strong>.</p>
<ol>
<li>Sácalo del sol y que no se mueva más.</li>
<li>Si es joven y sano, mételo en agua fresca con la cabeza afuera, o mójalo con la manguera hasta la piel,
sin parar. Si es viejo o está enfermo, échale cualquier agua más fresca que él y ponle un abanico. Deja
correr primero el agua caliente de la manguera.</li>
<li>No lo tapes con toallas mojadas, que guardan el calor. Si quiere beber, que beba; no lo obligues.</li>
<li>Que alguien llame a la clínica mientras tú echas agua. Cuando respire mejor, llévalo con las ventanas
abajo o el aire al máximo.</li>
</ol>
<p>Ve aunque parezca que se le pasó. El daño a los riñones y a la coagulación puede salir horas después.</p>
<h2>Qué hacer de 9 a 5</h2>
<p>Esconde diez granitos de su comida y déjalo buscar: cinco minutos de eso cansan más que una vuelta a la
manzana. Pon cuatro vasos plásticos en el pasillo y pásalos en zigzag con él a tu izquierda, como en Rally.
Enséñale a quedarse tranquilo en una alfombrita mientras cocinas, premiando la calma cada 20 segundos y
luego cada minuto. </p>
<p>Y en el carro, nunca: ni con las ventanas entreabiertas ni para buscar un café. Si al mandado no lo dejan
entrar, se queda en casa, donde las losetas están fresquitas y nadie tiene que correr.</p>`,
};
