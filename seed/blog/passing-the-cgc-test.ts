import { facts } from '../facts';
import type { SeedPost } from './types';

export const passingTheCgcTest: SeedPost = {
  id: 'passing-the-cgc-test',
  slug: 'passing-the-cgc-test',
  illustration: 'posts/cgc-test',
  titleEn: 'Passing the CGC Test: What the Evaluator Is Looking At',
  titleEs: 'Cómo pasar la prueba CGC: lo que está mirando quien evalúa',
  excerptEn:
    'Ten items, pass or fail. An evaluator explains where dogs really lose the Canine Good Citizen ' +
    'test, and a six-week plan to get yours ready.',
  excerptEs:
    'Diez ejercicios, se pasan o no se pasan. Una evaluadora te cuenta dónde se cae de verdad la prueba ' +
    'Canine Good Citizen y te deja un plan de seis semanas.',
  categoryEn: 'Obedience',
  categoryEs: 'Obediencia',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['cgc', 'akc', 'leash'],
  metaTitleEn: 'How to Pass the CGC Test: An Evaluator’s Six-Week Plan',
  metaTitleEs: 'Cómo pasar la prueba CGC: plan de seis semanas',
  metaDescriptionEn:
    'The ten Canine Good Citizen items in plain words, the three where most dogs fail, and a six-week ' +
    'practice plan from an AKC evaluator in San Juan.',
  metaDescriptionEs:
    'Los diez ejercicios del Canine Good Citizen explicados, los tres donde más perros fallan y un plan ' +
    'de seis semanas de una evaluadora del AKC en San Juan.',
  published: true,
  publishedAt: '2026-03-18T14:00:00.000Z',
  contentEn: `<p>Most of the dogs that fail the Canine Good Citizen test with me can sit perfectly well.
They fail at the very end, when the owner hands me the leash and disappears behind the gazebo. I watch the
dog’s ears follow those footsteps, and within ten seconds I know how much of this was practiced.</p>
<p>The CGC is the American Kennel Club’s test of everyday manners. It welcomes purebreds and satos, it has
no upper age limit, and a puppy can take it once the required vaccines are in. You need all ten items.
Nobody is asking for ring precision; I want to see a dog who can be out in public without making anyone’s
day worse.</p>
<h2>The ten items in plain words</h2>
<ol>
<li><strong>Accepting a friendly stranger.</strong> I come up and greet you. Your dog stays by you, neither
jumping nor hiding.</li>
<li><strong>Sitting politely for petting.</strong> I pet the dog. He may stand up; he may not mouth me or
shrink away.</li>
<li><strong>Appearance and grooming.</strong> I brush him lightly, look in his ears and pick up each front
foot.</li>
<li><strong>Out for a walk.</strong> Right turn, left turn, about turn and stops, all on a loose leash.</li>
<li><strong>Walking through a crowd.</strong> You pass close to at least three people.</li>
<li><strong>Sit, down and stay in place.</strong> Both positions, then a stay while you walk to the end of a
20-foot line and come back.</li>
<li><strong>Coming when called,</strong> from 10 feet.</li>
<li><strong>Reaction to another dog.</strong> Two handlers meet, chat and move on. The dogs show no more
than casual interest.</li>
<li><strong>Reaction to distractions.</strong> A chair falls, a jogger goes by. A startle is fine. Panic or
barking is not.</li>
<li><strong>Supervised separation.</strong> Three minutes with me while you are out of sight.</li>
</ol>
<h2>Where tests are lost</h2>
<h3>The three minutes</h3>
<p>Have a friend hold the leash while you take three steps away and come back. Five repetitions. Then step
behind a parked car for 5 seconds, 10, 20, 40, 60, 90, and so on. Go up only after two calm repetitions in a
row, and slip in an easy one every third try. Use at least four different people and skip the farewell
speech, which announces trouble. To a dog who can wait five minutes, three are short. If he howls or drools
the moment you leave, that is a different problem, and
<a href="/en/blog/separation-anxiety-first-steps">these first steps</a> come before any test.</p>
<h3>The other dog</h3>
<p>Dogs who greet every dog on the sidewalk will try to greet this one too. For six weeks, cancel leash
greetings. Begin where your dog notices the other one and can still eat and answer to his name, for many 40
or 50 feet. Walk parallel, in the same direction, and pay him each time he looks at the dog and then at you.
Close the gap by about 5 feet per session. Only when you can walk side by side at 10 feet should you try the
real picture: approach, stop, ten seconds of small talk, walk off.</p>
<h3>The empty pocket</h3>
<p>Food and toys stay out of the test. You may talk to your dog all along and pet him between exercises. A
dog who has never worked without the treat pouch notices at once, so wean him off it. For three weeks, wear
it. For the next two, leave the treats on a chair 15 feet away and, after each exercise, run there together
to collect. In the last week they wait in the car until the whole sequence is done.</p>
<h2>Six weeks, ten minutes a day</h2>
<ul>
<li><strong>Weeks 1 and 2:</strong> living room and carport. Sit, down, stay, front feet and brush. Move on
when he gets 8 of 10 right on the first cue.</li>
<li><strong>Weeks 3 and 4:</strong> the plaza before 8 in the morning, with a leash that stays loose
(<a href="/en/blog/loose-leash-walking">start here</a> if it does not). Add dropped keys, carts, a friend
who jogs past.</li>
<li><strong>Week 5:</strong> strangers. Ask six people to greet you and ignore the dog.</li>
<li><strong>Week 6:</strong> two mock tests, all ten items in order, in places he has never been.</li>
</ul>
<h2>The morning of the test</h2>
<p>Bring a brush and the rabies certificate. A buckle or slip collar, or a harness that leaves the shoulders
free, is fine; prong collars, electronic collars and head halters are not. Arrive half an hour early and
walk until he has relieved himself: an accident during the test means no pass (the exception is item 10,
outdoors). You will sign the Responsible Dog Owners Pledge. A growl or a snap at anyone ends the day, and so
does a harsh correction by you.</p>
<p>Then talk to your dog. Nervous people go silent, and a dog who has heard your voice for six weeks wonders
what is wrong. Canela, a sata from Cataño, failed item 9 twice because of a shopping cart. Her owner spent a
month of Sundays in a supermarket parking lot, starting six parking spaces from the carts. The third time,
Canela looked at the cart, looked at him, and yawned. I have rarely enjoyed checking a box so much.</p>`,
  contentEs: `<p>La mayoría de los perros que no pasan el Canine Good Citizen conmigo se saben sentar de
maravilla. Se caen al final, cuando la dueña me entrega la correa y se esconde detrás de la glorieta. Yo
miro las orejas del perro siguiendo esos pasos y en diez segundos sé cuánto se practicó.</p>
<p>El CGC es la prueba de buenos modales del American Kennel Club. Pueden tomarla los de raza y los satos,
no hay edad máxima, y un cachorro puede presentarse cuando tiene las vacunas requeridas. Hay que pasar los
diez ejercicios. Nadie te va a pedir exactitud de competencia; yo quiero ver un perro que pueda andar por la
calle sin dañarle el día a nadie.</p>
<h2>Los diez ejercicios, en arroz y habichuelas</h2>
<ol>
<li><strong>Aceptar a un extraño amistoso.</strong> Me acerco y te saludo. Tu perro se queda a tu lado: ni
me brinca encima ni se esconde.</li>
<li><strong>Dejarse acariciar.</strong> Empieza sentado y puede pararse; lo que no puede es mordisquearme ni
encogerse.</li>
<li><strong>Apariencia y cepillado.</strong> Le paso el cepillo, le miro las orejas y le levanto las patas
delanteras.</li>
<li><strong>Salir a caminar.</strong> Derecha, izquierda, media vuelta y paradas, con la correa floja.</li>
<li><strong>Pasar entre la gente.</strong> Por lo menos tres personas, de cerca.</li>
<li><strong>Sentado, echado y quieto.</strong> Las dos posiciones, y luego se queda mientras caminas hasta
el final de una cuerda de 20 pies y regresas.</li>
<li><strong>Venir cuando lo llamas,</strong> desde 10 pies.</li>
<li><strong>Reacción ante otro perro.</strong> Dos personas se encuentran, hablan un momento y siguen. Los
perros, si acaso, se miran.</li>
<li><strong>Reacción a las distracciones.</strong> Se cae una silla, pasa alguien corriendo. Sobresaltarse
se vale; entrar en pánico o formar un escándalo, no.</li>
<li><strong>Separación supervisada.</strong> Tres minutos conmigo, sin verte.</li>
</ol>
<h2>Dónde se pierde la prueba</h2>
<h3>Los tres minutos</h3>
<p>Pídele a alguien que aguante la correa, aléjate tres pasos y vuelve. Cinco repeticiones. Después métete
detrás de un carro 5 segundos, 10, 20, 40, 60, 90, y así. Sube solo después de dos repeticiones tranquilas
corridas, y cada tres intentos regálale una fácil. Practica con cuatro personas distintas por lo menos, y
sin despedida de aeropuerto, que le anuncia que algo anda mal. Cuando aguante cinco minutos, tres se le van
a hacer cortos. Si aúlla o babea tan pronto te pierde de vista, el problema es otro, y
<a href="/es/blog/separation-anxiety-first-steps">estos primeros pasos</a> van antes que cualquier
prueba.</p>
<h3>El otro perro</h3>
<p>El que saluda a cuanto perro se topa en la acera va a querer saludar también ese día. Durante seis
semanas no hay saludos con correa. Empieza donde tu perro vea al otro y todavía pueda comer y responder a su
nombre; para muchos, a 40 o 50 pies. Caminen en paralelo, en la misma dirección, y prémialo cada vez que
mire al otro y después te mire a ti. Acércate unos 5 pies por sesión. Cuando puedan andar lado a lado a 10
pies, ensaya la escena completa: llegar de frente, parar, diez segundos de «¿cómo está la familia?» y cada
cual por su lado.</p>
<h3>El bolsillo vacío</h3>
<p>En la prueba no se permiten comida ni juguetes. Sí puedes hablarle todo el tiempo y acariciarlo entre un
ejercicio y otro. Si nunca ha trabajado sin la bolsita de premios, lo nota enseguida, así que quítasela poco
a poco. Tres semanas con ella puesta. Dos semanas con los premios en una silla a 15 pies: al terminar cada
ejercicio, corren juntos a cobrar. La última semana, los premios esperan en el carro hasta el final.</p>
<h2>Seis semanas, diez minutos al día</h2>
<ul>
<li><strong>Semanas 1 y 2:</strong> sala y marquesina. Sentado, echado, quieto, patas y cepillo. Avanza
cuando le salgan bien 8 de 10 a la primera.</li>
<li><strong>Semanas 3 y 4:</strong> la plaza antes de las 8 de la mañana, con la correa floja (si hala,
<a href="/es/blog/loose-leash-walking">empieza por aquí</a>). Añade llaves que se caen, carritos de compra,
un amigo que pase trotando.</li>
<li><strong>Semana 5:</strong> extraños. Que seis personas te saluden a ti e ignoren al perro.</li>
<li><strong>Semana 6:</strong> dos simulacros completos, en orden, en lugares donde nunca haya estado.</li>
</ul>
<h2>La mañana de la prueba</h2>
<p>Lleva el cepillo y el certificado de rabia. Se acepta collar de hebilla o corredizo, o un arnés que no le
trinque los hombros; los de púas, los eléctricos y los de cabeza, tipo Halti, se quedan en casa. Llega media
hora antes y camínalo hasta que haga sus necesidades: si las hace durante la prueba no pasa (salvo en el
ejercicio 10, al aire libre). Vas a firmar el compromiso de dueño responsable. Un gruñido o un intento de
morder termina el día, y una corrección fuerte de tu parte también.</p>
<p>Y háblale. Los nervios nos dejan mudos, y un perro que lleva seis semanas oyéndote se pregunta qué pasó.
Canela, una sata de Cataño, falló dos veces el ejercicio 9 por culpa de un carrito de compra. Su dueño se
pasó un mes de domingos en el estacionamiento de un supermercado, empezando a seis espacios de los carritos.
La tercera vez, Canela miró el carrito, lo miró a él y bostezó. Pocas veces he marcado una casilla con tanto
gusto.</p>`,
};
