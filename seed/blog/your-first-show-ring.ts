import { facts } from '../facts';
import type { SeedPost } from './types';

export const yourFirstShowRing: SeedPost = {
  id: 'your-first-show-ring',
  slug: 'your-first-show-ring',
  illustration: 'posts/show-ring-first',
  titleEn: 'Your First Show Ring',
  titleEs: 'Tu primera pista de exhibición',
  excerptEn:
    'You get about two minutes with the judge. Six weeks of short practice, a calm morning and a plan for ' +
    'your nerves make them good ones.',
  excerptEs:
    'Con el juez pasarás unos dos minutos. Seis semanas de práctica corta, una mañana sin prisa y un plan ' +
    'para los nervios los hacen rendir.',
  categoryEn: 'Show Ring',
  categoryEs: 'Pista de exhibición',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['show', 'handling', 'akc'],
  metaTitleEn: 'Your first dog show: a six-week plan',
  metaTitleEs: 'Tu primera exhibición canina: plan de seis semanas',
  metaDescriptionEn:
    'What the judge does, how to practice the stack and the gait in three-minute sessions, what to pack ' +
    'in Puerto Rico, and ring manners for beginners.',
  metaDescriptionEs:
    'Qué hace el juez, cómo practicar la parada y el trote en sesiones de tres minutos, qué llevar en ' +
    'Puerto Rico y las cortesías de la pista.',
  published: true,
  publishedAt: '2026-05-06T14:00:00.000Z',
  contentEn: `
<p>The first time I walked into a ring, I put the armband on the wrong arm and turned right when the judge
said left. My dog, who had practiced less than I had, did everything well. I tell this to every beginner,
because the two minutes you get with the judge are a conversation about your dog, and you’re allowed to be new
at it.</p>
<h2>Can we enter?</h2>
<p>For AKC conformation your dog must be registered with a breed the AKC recognizes, at least six months old
on the day of the show, and not spayed or neutered. Many shows offer a relaxed competition for puppies of four
to six months, and it’s the kindest place to start. On the island you’ll also find shows of the Federación
Canófila de Puerto Rico, run under FCI rules, where the age classes are divided differently. Read the premium
list, and read it early: AKC entries usually close two and a half weeks ahead.</p>
<p>If your dog is mixed or has been altered, the AKC’s Rally and Obedience rings are open to you (a mixed
breed enrolls in Canine Partners first), and they’re where I have the most fun.</p>
<h2>What the judge will do</h2>
<ol>
  <li>Look at the whole class standing in line, then send everyone around together.</li>
  <li>Examine each dog by hand: on a table for small breeds, on the ground or a ramp for others. Bite, head,
  shoulders, back, hindquarters, and in males, both testicles.</li>
  <li>Ask for a pattern, nearly always a “down and back” or a triangle, to see the dog from behind, from the
  front and from the side.</li>
  <li>Send you once more around to the end of the line.</li>
</ol>
<h2>Six weeks, three minutes at a time</h2>
<p><strong>Weeks 1 and 2: hands.</strong> Lift a lip, count one, treat. Build up to showing the closed bite
for three seconds, front and sides. Run a hand from the skull to the tail, treat; down each leg, treat. Five
touches, twice a day.</p>
<p><strong>Weeks 2 and 3: the stack.</strong> On a rubber mat, set the front leg on the judge’s side first,
moving it from the elbow, then the other; then the rear, from the hock. Hold for three seconds, pay <em>while
he stands still</em>, release. Add two seconds a day. If he moves a foot, put it back quietly and ask for
less. Thirty seconds are enough.</p>
<p><strong>Weeks 3 and 4: the gait.</strong> Have someone film you from the side at three speeds. For each dog
there’s one at which the back is level and the feet look effortless; count your steps and memorize it. The
lead stays loose. Practice ten good strides, pay, rest. Walk triangles in an empty parking lot before nine in
the morning, keeping the dog between you and an imaginary judge.</p>
<p><strong>Week 5: strangers.</strong> Ask five different people to do the exam: one with a hat, one with
sunglasses, one who smells of other dogs. Practice once under a roof with echo, since the fans and
loudspeakers of a coliseum worry more dogs than the judge does.</p>
<p><strong>Week 6: less.</strong> Two sessions, both easy. A bored dog stands like a bored dog.</p>
<h2>The bag</h2>
<ul>
  <li>Show lead and a spare, brush, towel, the mat he knows.</li>
  <li>Bait cut into tiny cubes: boiled chicken or liver, half of what you think you need.</li>
  <li>Crate, a battery fan, ice, water from home. If there’s any wait outdoors, find shade first and park
  second.</li>
  <li>For you: rubber soles, a pocket that doesn’t jingle, a color that contrasts with the dog.</li>
</ul>
<h2>The morning</h2>
<p>Arrive ninety minutes before your ring time. Walk him until he’s emptied, let him rest in the crate, and go
alone to watch your judge: she’ll use the same pattern with everybody. Collect your armband from the steward
fifteen minutes before (left arm, number facing out). Then take four breaths, each longer out than in: your
nerves travel down the lead.</p>
<h2>Manners nobody explains</h2>
<ul>
  <li>Stay at least six feet behind the dog ahead, and don’t let yours visit.</li>
  <li>Don’t set off on your own; wait for the judge’s signal.</li>
  <li>Answer only what you’re asked, generally the age.</li>
  <li>Pick up dropped bait, thank the judge, congratulate the winner, win or lose.</li>
</ul>
<h2>If it goes wrong</h2>
<p>A puppy who sits, bounces or plays with the lead has had a good day. One who crouches, tucks his tail or
leans away from the judge’s hand is asking for time: tell the judge he’s nervous, feed him, and if he can’t
manage it, ask to be excused. A frightening exam at seven months can cost you a year of shows. If he has ever
growled at a stranger’s hand, or won’t show his teeth because they hurt, solve that with a trainer or your vet before
you send an entry.</p>
<p>Watch one whole show without a dog before yours, and ask your breeder who could stand beside you at
ringside. If there’s nobody, <a href="/en/services#show-dog-training">that’s part of my job</a>.</p>
`,
  contentEs: `
<p>La primera vez que entré a una pista llevaba el número en el brazo equivocado, y cuando la jueza dijo “a la
izquierda” viré a la derecha. Mi perro, que había practicado menos que yo, lo hizo todo bien. Se lo cuento a
cada principiante, porque esos dos minutos con el juez son una conversación sobre tu perro y nadie nace
sabiendo.</p>
<h2>¿Podemos entrar?</h2>
<p>Para conformación en la AKC, tu perro tiene que estar inscrito y ser de una raza reconocida, haber cumplido
seis meses el día del evento y no estar esterilizado. Para cachorros de cuatro a seis meses, muchos eventos
ofrecen una competencia más relajada, ideal para estrenarse. Aquí también están las exhibiciones de la
Federación Canófila de Puerto Rico, con reglas de la FCI y las clases por edad repartidas de otra manera. Lee
la convocatoria con tiempo: en la AKC las inscripciones suelen cerrar dos semanas y media antes.</p>
<p>Si el tuyo es sato o está operado, tienes abiertas las pistas de Rally y Obediencia de la AKC (el sato se
inscribe primero en Canine Partners). Es donde yo mejor la paso.</p>
<h2>Qué va a hacer el juez</h2>
<ol>
  <li>Mirar a toda la clase en fila y ponerla a trotar alrededor de la pista.</li>
  <li>Examinar a cada perro con las manos: las razas pequeñas en la mesa; las demás en el piso o en una rampa.
  Mordida, cabeza, hombros, lomo, cuartos traseros y, en los machos, los dos testículos.</li>
  <li>Pedirte un recorrido, casi siempre ida y vuelta o un triángulo, para verlo por detrás, de frente y de
  lado.</li>
  <li>Mandarte a dar otra vuelta hasta el final de la fila.</li>
</ol>
<h2>Seis semanas, de tres en tres minutos</h2>
<p><strong>Semanas 1 y 2: las manos.</strong> Levántale el labio, cuenta uno, premio. Ve subiendo hasta
enseñar la mordida cerrada tres segundos, de frente y por los lados. Pásale la mano de la cabeza al rabo,
premio; por cada pata, premio. Cinco toques, dos veces al día.</p>
<p><strong>Semanas 2 y 3: la parada</strong> (el <em>stack</em>). Sobre una alfombra de goma, coloca primero
la pata delantera del lado del juez, moviéndola desde el codo, y luego la otra; después las traseras, desde el
corvejón. Aguanta tres segundos, paga <em>mientras está quieto</em> y suéltalo. Añade dos segundos por día. Si
mueve una pata, devuélvela sin comentarios y pide menos. Con llegar a treinta segundos sobra.</p>
<p><strong>Semanas 3 y 4: el trote.</strong> Que alguien te grabe de lado a tres velocidades. Cada perro tiene
una en la que el lomo va nivelado y las patas parecen no hacer esfuerzo; cuenta tus pasos y apréndetela. La
correa va floja. Diez trancos buenos, pagas, descansan. Haz triángulos en un estacionamiento vacío antes de
las nueve de la mañana, con el perro entre tú y un juez imaginario.</p>
<p><strong>Semana 5: extraños.</strong> Pídeles el examen a cinco personas distintas: una con sombrero, otra
con espejuelos oscuros, otra que huela a perro ajeno. Practica una vez bajo techo y con eco, que los abanicos
y las bocinas de un coliseo asustan a más perros que el juez.</p>
<p><strong>Semana 6: menos.</strong> Dos sesiones, fáciles las dos. El perro aburrido se para como un perro
aburrido.</p>
<h2>El bulto</h2>
<ul>
  <li>La correa de exhibición y una de repuesto, cepillo, toalla, la alfombra que ya conoce.</li>
  <li>Pollo o hígado hervido en cubitos, la mitad de lo que crees que hace falta.</li>
  <li>Kennel, abanico de batería, hielo, agua de tu casa. Si hay que esperar afuera, primero busca sombra y
  después dónde dejar la guagua.</li>
  <li>Para ti: suela de goma, un bolsillo que no suene y ropa de un color que haga contraste con el
  perro.</li>
</ul>
<h2>Esa mañana</h2>
<p>Llega hora y media antes de tu turno. Camínalo hasta que haga sus necesidades, déjalo descansar en el
kennel y ve a mirar cómo trabaja tu jueza: le pide el mismo recorrido a todo el mundo. Quince minutos antes,
recoge el número con la persona encargada de la pista (brazo izquierdo, que se vea). Entonces respira cuatro
veces, botando el aire más lento de lo que lo coges: tus nervios le bajan por la correa.</p>
<h2>Cortesías que nadie explica</h2>
<ul>
  <li>Deja por lo menos seis pies hasta el perro que va al frente y no permitas que el tuyo vaya a
  saludar.</li>
  <li>No arranques por tu cuenta; espera la señal del juez.</li>
  <li>Contesta solo lo que te pregunten, casi siempre la edad.</li>
  <li>Recoge el premio que se te cayó, da las gracias y felicita a quien ganó, ganes o pierdas.</li>
</ul>
<h2>Si sale mal</h2>
<p>Un cachorro que se sienta, brinca o juega con la correa tuvo un gran día. El que se agacha, mete el rabo o
le saca el cuerpo a la mano del juez te está pidiendo tiempo: avisa que está nervioso, dale comida y, si no
puede, pide que los excusen. Un susto en el examen a los siete meses te puede costar un año de exhibiciones. Y
si alguna vez le gruñó a la mano de un extraño, o no deja que le abran la boca porque le duele, atiende eso
con una entrenadora o tu veterinario antes de inscribirlo.</p>
<p>Ve a una exhibición completa sin perro antes de la tuya, y pregúntale a tu criador quién te puede acompañar
ese día. Si no hay nadie, <a href="/es/services#show-dog-training">para eso también estoy yo</a>.</p>
`,
};
