import { facts } from '../facts';
import type { SeedPost } from './types';

export const socializationAtThePlaza: SeedPost = {
  id: 'socialization-at-the-plaza',
  slug: 'socialization-at-the-plaza',
  illustration: 'posts/socialization-plaza',
  titleEn: 'Socialization at the Plaza: Ten Minutes on a Bench',
  titleEs: 'Socializar en la plaza: diez minutos en un banco',
  excerptEn:
    'Four short visits to the town plaza that teach a puppy the world is ordinary, even before the last ' +
    'vaccine. With distances, signals and what to skip.',
  excerptEs:
    'Cuatro visitas cortas a la plaza del pueblo para que el cachorro aprenda que el mundo es normal, ' +
    'aun antes de la última vacuna. Con distancias, señales y lo que no hay que hacer.',
  categoryEn: 'Puppies',
  categoryEs: 'Cachorros',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['puppies', 'socialization', 'fear'],
  metaTitleEn: 'Puppy Socialization at the Plaza: A Four-Visit Plan',
  metaTitleEs: 'Socializar a tu cachorro en la plaza: plan de cuatro visitas',
  metaDescriptionEn:
    'How to socialize a puppy before all the vaccines are in: four ten-minute plaza visits, safe ' +
    'distances, how to read fear, and mistakes to avoid.',
  metaDescriptionEs:
    'Cómo socializar a tu cachorro antes de completar las vacunas: cuatro visitas de diez minutos a la ' +
    'plaza, distancias, señales de miedo y errores.',
  published: false,
  publishedAt: null,
  contentEn: `<p>Tito weighed nine pounds, was ten weeks old and had never seen a pigeon. We sat on the
bench farthest from the fountain in the plaza of Río Piedras, he on a towel on my client’s lap, and for ten
minutes we did nothing that anyone walking by would have called training. A pigeon landed; he looked; a
crumb of cheese arrived. The church bell rang; cheese. A man with a cane crossed in front of us; cheese.
Then we went home, and Tito slept for two hours.</p>
<p>That was the lesson, and it is one that cannot be postponed.</p>
<h2>The door that closes at fourteen weeks</h2>
<p>From about 3 to 14 weeks of age, puppies are built to accept what they meet. What they meet later, or
only meet scared, tends to be filed under danger. The last vaccine of the series, though, usually comes at
16 weeks. If you wait for it, you miss most of the window.</p>
<p>The American Veterinary Society of Animal Behavior recommends starting early: puppies can go to class
from 7 or 8 weeks, at least seven days after their first set of vaccines and a first deworming. Parvovirus
is common here and no joke, so until your veterinarian gives the all-clear, follow one rule: <strong>eyes
and ears go everywhere, paws do not.</strong> Carry him, use a cart or a stroller, put him on a towel that
gets washed at home. No public grass or puddles, no sniffing where unknown dogs go, no dog park.</p>
<h2>Four visits</h2>
<h3>Visit one: look</h3>
<p>A weekday at 9 in the morning. Sit at the edge, 50 feet or more from whatever moves. Each time he notices
something, wait for him to look, then feed. You are not asking for a sit or for eye contact; the thing
appears, the food follows. Count about 20 pea-sized pieces and leave when they are gone, while he still
wants more.</p>
<h3>Visit two: listen</h3>
<p>Two or three days later, choose the hour when schoolchildren come out or the municipal truck blows
leaves. Begin at the distance that worked the first time. If his ears go back and he stops chewing, get up
and walk until he eats again. That spot, not the bench you had in mind, is today’s classroom.</p>
<h3>Visit three: people</h3>
<p>Ask three different people to help: someone with a hat, a child over eight, someone in a wheelchair or
with a walker. They stand sideways and let him stretch his neck toward them. If he does, they scratch his
chest for three seconds and stop. Does he lean in? Three more. Does he turn his head, lick his lips or go
stiff? They thank him and step back. A puppy who learns that he can say no rarely needs to shout it
later.</p>
<h3>Visit four: the odd things</h3>
<p>Skateboards, a delivery scooter, the piragua cart, a manhole cover, a costume. Bring your own surfaces,
too: a baking tray, a piece of cardboard, a yoga mat on the ground of a friend’s clean yard. For a new
object, 15 feet away is plenty; let him choose whether to come closer, and pay every step he takes on his
own.</p>
<p>Then start over, in another plaza. Two or three visits a week are enough. I want variety, and one good
day of rest between them.</p>
<h2>How you know it is going well</h2>
<p>He eats gently. He looks at a thing, then looks away by himself. If something startles him, he recovers
in less than 10 seconds and is curious again. When you see a tucked tail, yawns that have nothing to do with
sleep, or a puppy climbing up your neck, double the distance. If he refuses food he likes, the visit is
over.</p>
<h2>What I ask people not to do</h2>
<ul>
<li><strong>Passing him from arm to arm</strong> at the parranda. Twenty strangers in one evening teach him
that you do not look out for him.</li>
<li><strong>Meeting every dog.</strong> Two or three calm, vaccinated adult dogs that you know are worth
more than 30 unknown ones.</li>
<li><strong>Using food to lure him</strong> up to what scares him. He takes the cheese, finds himself nose
to nose with the monster, and now distrusts cheese.</li>
<li><strong>Letting free-roaming satos come up.</strong> Pick him up calmly, put a bench or a car in
between, toss a handful of treats behind you and go.</li>
</ul>
<h2>If you are late</h2>
<p>Perhaps your dog came from a shelter at seven months and the window is shut. The same bench works. Begin
at twice the distance, count progress in months, and aim for a dog who feels safe rather than one who loves
everybody.</p>
<p>Get help early if a puppy under four months growls at people, stays frightened for more than a minute
after a small surprise, or does not eat on three outings in a row. Your vet can rule out pain, and
<a href="/en/contact">I will gladly come along</a> to the plaza. I bring the cheese.</p>`,
  contentEs: `<p>Tito pesaba nueve libras, tenía diez semanas y nunca había visto una paloma. Nos sentamos
en el banco más lejos de la fuente, en la plaza de Río Piedras, él encima de una toalla en la falda de su
dueña, y por diez minutos no hicimos nada que alguien de afuera llamaría entrenar. Bajó una paloma; miró;
llegó un pedacito de queso. Sonó la campana de la iglesia: queso. Cruzó un señor con bastón: queso. Después
nos fuimos, y Tito durmió dos horas corridas.</p>
<p>Esa era la clase. Y es una clase que no se puede dejar para después.</p>
<h2>La puerta que se cierra a las catorce semanas</h2>
<p>Más o menos entre las 3 y las 14 semanas, un cachorro está hecho para aceptar lo que se encuentra. Lo que
conoce más tarde, o conoce asustado, tiende a archivarlo como peligro. El lío es que la última vacuna de la
serie suele tocar a las 16 semanas. Si la esperas, se te va casi toda la ventana.</p>
<p>La American Veterinary Society of Animal Behavior recomienda empezar temprano: pueden ir a clases desde
las 7 u 8 semanas, si han pasado por lo menos siete días de las primeras vacunas y ya se desparasitaron una
vez. Pero aquí el parvo es común y no es juego. Hasta que tu veterinaria dé el visto bueno, sigue una regla:
<strong>los ojos y las orejas van a todas partes; las patas, no.</strong> Cárgalo, llévalo en un carrito,
siéntalo en una toalla que se lave en casa. Nada de grama pública, de charcos, de oler donde pasan perros
desconocidos ni de parque de perros.</p>
<h2>Cuatro visitas</h2>
<h3>La primera: mirar</h3>
<p>Un día de semana, a las 9 de la mañana. Siéntate en la orilla, a 50 pies o más de lo que se mueva. Cada
vez que algo le llame la atención, espera a que mire y dale comida. No le pidas que se siente ni que te
mire; la cosa aparece y detrás viene el queso. Cuenta unos 20 pedacitos del tamaño de un gandul y vete
cuando se acaben, aunque él quiera seguir.</p>
<h3>La segunda: oír</h3>
<p>A los dos o tres días, escoge la hora en que salen los nenes de la escuela o cuando los del municipio
están soplando hojas. Empieza a la distancia que te funcionó. Si echa las orejas para atrás y deja de
masticar, levántate y camina hasta que vuelva a comer. El salón de hoy es ese punto, no el banco que tú
querías.</p>
<h3>La tercera: la gente</h3>
<p>Pide ayuda a tres personas bien distintas: alguien con sombrero, una nena de más de ocho años, alguien en
silla de ruedas o con andador. Que se paren de lado y dejen que él estire el cuello. Si lo estira, le rascan
el pecho tres segundos y paran. ¿Se pega? Tres más. ¿Vira la cara, se lame el hocico, se pone tieso? Le dan
las gracias y se van. Al cachorro que aprende que puede decir que no, casi nunca le hace falta gritarlo de
grande.</p>
<h3>La cuarta: lo raro</h3>
<p>Patinetas, la motora del delivery, el carrito de piraguas, una tapa de alcantarilla, alguien disfrazado.
Y lleva tú las superficies: una bandeja de horno, un cartón, un mat de yoga, en el patio limpio de una
amistad. Un objeto nuevo se presenta a 15 pies; que él decida si se acerca, y págale cada paso que dé por su
cuenta.</p>
<p>Después empieza otra vez en otra plaza. Con dos o tres visitas por semana basta, y entre una y otra, un
buen día de descanso.</p>
<h2>Cómo sabes que va bien</h2>
<p>Come con suavidad. Mira algo y él mismo deja de mirarlo. Si se asusta, en menos de 10 segundos se le pasa
y vuelve la curiosidad. Si mete el rabo, bosteza sin tener sueño o se te trepa por el cuello, dobla la
distancia. Si rechaza una comida que le gusta, se acabó la visita.</p>
<h2>Lo que te pido que no hagas</h2>
<ul>
<li><strong>Pasarlo de brazo en brazo</strong> en la parranda. Veinte extraños en una noche le enseñan que
tú no lo cuidas.</li>
<li><strong>Presentarle a cuanto perro aparezca.</strong> Dos o tres adultos tranquilos y vacunados, de
gente que conoces, valen más que 30 desconocidos.</li>
<li><strong>Atraerlo con comida</strong> hacia lo que le da miedo. Coge el queso, se encuentra de frente con
el monstruo, y ahora desconfía del queso.</li>
<li><strong>Dejar que se acerquen los satos sueltos.</strong> Cárgalo con calma, pon un banco o un carro por
el medio, tira un puñado de premios detrás de ti y sigue.</li>
</ul>
<h2>Si vas tarde</h2>
<p>A lo mejor tu perro salió de un albergue a los siete meses y ya la ventana cerró. El mismo banco sirve.
Empieza al doble de la distancia, cuenta el progreso en meses y busca un perro que se sienta seguro, aunque
no sea amigo de todo el mundo.</p>
<p>Pide ayuda temprano si un cachorro de menos de cuatro meses le gruñe a la gente, si un sustito le dura
más de un minuto o si no come en tres salidas corridas. Tu veterinaria puede descartar que le duela algo, y
yo <a href="/es/contact">te acompaño a la plaza con gusto</a>. El queso lo pongo yo.</p>`,
};
