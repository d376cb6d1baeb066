import { facts } from '../facts';
import type { SeedPost } from './types';

export const looseLeashWalking: SeedPost = {
  id: 'loose-leash-walking',
  slug: 'loose-leash-walking',
  illustration: 'posts/leash-walking',
  titleEn: 'Loose-Leash Walking, Ten Feet at a Time',
  titleEs: 'Que no te hale la correa: un plan de diez pies a la vez',
  excerptEn:
    'Pulling works, and that is why your dog does it. Four stages, short sessions and a number to count ' +
    'will change what works.',
  excerptEs:
    'Tu perro hala porque le funciona. Con cuatro etapas, sesiones cortas y un número que contar, puedes ' +
    'lograr que le funcione otra cosa.',
  categoryEn: 'Obedience',
  categoryEs: 'Obediencia',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['leash', 'cgc', 'heat'],
  metaTitleEn: 'Loose-leash walking: a plan in four stages',
  metaTitleEs: 'Cómo enseñar a tu perro a no halar la correa',
  metaDescriptionEn:
    'A trainer’s plan for dogs that pull: gear, repetitions, distances, the mistakes that undo it, and ' +
    'when pulling calls for a vet or a behavior plan.',
  metaDescriptionEs:
    'El plan de una entrenadora para perros que halan: equipo, repeticiones, distancias, errores comunes ' +
    'y cuándo consultar al veterinario.',
  published: true,
  publishedAt: '2026-10-14T14:00:00.000Z',
  contentEn: `
<p>The first thing I do in a leash lesson is take the leash off. We stand in the client’s marquesina with the
gate closed, and for two minutes I pay the dog for being near my left leg. Ten or twelve specks of chicken
later, most dogs are following me around the car. Everything that comes after is a harder version of those two
minutes: being beside you has to be worth more than whatever lies ahead. The leash is only the seat belt.</p>
<h2>Why he pulls</h2>
<p>Because it works. Each time the leash goes tight and you keep walking, he reaches the lamppost, the other
dog, or the cat asleep on the adoquines. He is also faster than you: a medium-sized dog’s comfortable trot is
close to double a person’s stroll. Forget about who is boss: he has good legs and months of being paid for
leaning on a rope.</p>
<h2>What to wear</h2>
<ul>
  <li>A Y-shaped harness that leaves the shoulders free, with one ring on the chest and another on the back.
  The front ring takes away some of his leverage while he learns.</li>
  <li>A flat six-foot leash. Retractable ones keep a constant tension, so they teach that tension is how you
  get more rope.</li>
  <li>Fifty soft treats the size of a pea, taken out of that day’s food.</li>
</ul>
<p>I don’t use choke, prong or shock collars. They suppress pulling by making it hurt, and some dogs pin that
pain on the child or the dog they were looking at when it came.</p>
<h2>Four stages</h2>
<p>Move up when four out of five tries go well on two days in a row. Three sessions of three minutes beat one
of twenty.</p>
<h3>1. The spot (living room, no leash)</h3>
<p>Stand still. When he comes to your side, say “yes” and feed him with your hand against the seam of your
pants, always with the hand nearest to him. Ten times. Then take one step and feed; then two.</p>
<h3>2. Ten feet (marquesina or hallway)</h3>
<p>Put the leash on and set two chairs ten feet apart. One step, treat. Two steps, treat. Three, and so on
until you cover the distance. If the leash tightens, become a post. The moment it goes slack, even because he
only turned his head, say “yes”, feed at your leg and start again from one step. Don’t jerk him back, and
don’t repeat “heel”: he doesn’t know the word yet.</p>
<h3>3. The sidewalk, at a dull hour</h3>
<p>Half past six in the morning is ideal. Train the first five minutes, and let the rest be a real walk. I
clip the leash to the chest ring and say “vamos” when we’re working; I move it to the back ring and say “go
sniff” when we’re not. Dogs learn that switch quickly. And spend what the street gives you: five loose steps
buy that lamppost.</p>
<h3>4. The plaza, from far away</h3>
<p>Find the distance at which he can see the pigeons and still eat. With many dogs that’s sixty feet. Walk
parallel to the excitement rather than straight at it, and come five feet closer per session if he stays with
you. Ashford Avenue on a Sunday afternoon is the final exam, so leave it for last.</p>
<h2>What undoes the work</h2>
<ul>
  <li><strong>Long walks too soon.</strong> Five minutes of practice and thirty-five of pulling is a pulling
  lesson. On days when you can’t train, use the back ring, or play in the yard instead.</li>
  <li><strong>Feeding in front of your knees.</strong> He’ll walk where the food appears, which is across your
  path.</li>
  <li><strong>Two people, two rules.</strong> If grandfather follows a tight leash, it pays to try it with
  everybody.</li>
  <li><strong>Quitting the treats in week one.</strong> Thin them out over a month, and never stop paying for
  the hard moments.</li>
</ul>
<h2>Mind the ground</h2>
<p>Hold the back of your hand against the pavement for seven seconds. If you can’t, neither can his pads. Wet
adoquines are slippery, so shorten your stride and slow down on the hills of Viejo San Juan.</p>
<h2>Count</h2>
<p>Once a week, count how many times the leash goes tight in your first hundred steps and write it down.
Thirty is a normal start; at five you have a pleasant dog to walk. The walking exercise of the AKC’s Canine
Good Citizen test asks for a right turn, a left turn, an about turn and two stops, and your dog needn’t sit or
keep perfect position. It asks only that the two of you look like a team.</p>
<p>If he lunges, barks or growls at dogs, people or motorcycles, more steps won’t solve it: that’s fear or
frustration and deserves a plan of its own, so <a href="/en/contact">write to me</a>. And if a dog who walked
well begins to lag, drift to one side, sit down or cough on the leash, see your vet before you train
anything.</p>
`,
  contentEs: `
<p>En la primera clase de correa, lo primero que hago es quitarla. Cerramos el portón de la marquesina, suelto
al perro y me paso dos minutos pagándole por estar cerca de mi pierna izquierda. A los diez o doce pedacitos
de pollo, casi todos andan detrás de mí dándole vueltas al carro. De ahí en adelante todo es lo mismo, pero
más difícil: le tiene que valer más la pena estar contigo que llegar a lo que tiene al frente. La correa es el
cinturón de seguridad, nada más.</p>
<h2>¿Por qué hala?</h2>
<p>Porque le da resultado. Cada vez que la correa se estira y tú sigues caminando, llega al poste, al otro
perro o al gato que duerme sobre los adoquines. Además, es más rápido que tú: el trote cómodo de un perro
mediano es casi el doble del paso de una persona que pasea. Olvídate de quién es el jefe: tiene buenas patas y
meses de práctica.</p>
<h2>El equipo</h2>
<ul>
  <li>Una pechera en forma de Y que le deje los hombros libres, con una argolla en el pecho y otra en el lomo.
  La del pecho le quita fuerza mientras aprende.</li>
  <li>Una correa plana de seis pies. Las retráctiles siempre están tensas, así que enseñan precisamente que
  tensando se consigue más correa.</li>
  <li>Unos cincuenta premios blanditos del tamaño de un gandul, descontados de la comida del día.</li>
</ul>
<p>No uso collares de ahorque, de púas ni eléctricos. Frenan al perro porque le duelen, y hay perros que le
achacan ese dolor al nene o al perro que estaban mirando en ese momento.</p>
<h2>Cuatro etapas</h2>
<p>Pasa a la próxima cuando cuatro de cada cinco intentos te salgan bien dos días corridos. Rinden más tres
sesiones de tres minutos que una de veinte.</p>
<h3>1. El sitio (en la sala, sin correa)</h3>
<p>Quédate de pie, sin moverte. Cuando se te acerque al lado, dile “eso” y dale el premio pegado a la costura
del mahón, siempre con la mano que le queda más cerca. Repítelo diez veces. Luego da un paso y paga; después,
dos.</p>
<h3>2. Diez pies (marquesina o pasillo)</h3>
<p>Ponle la correa y coloca dos sillas a diez pies una de la otra. Un paso, premio. Dos pasos, premio. Tres, y
así hasta cubrir el tramo. Si la correa se estira, conviértete en poste. En cuanto afloje, aunque sea porque
viró la cabeza, di “eso”, paga junto a tu pierna y empieza otra vez en uno. No le des tirones ni le repitas
“junto”, que todavía no sabe lo que significa.</p>
<h3>3. La acera, a la hora más aburrida</h3>
<p>Las seis y media de la mañana es perfecta. Entrena los primeros cinco minutos y deja que lo demás sea paseo
de verdad. Yo engancho la correa al pecho y digo “vamos” cuando trabajamos; la paso al lomo y digo “huele”
cuando está libre. Ese cambio lo entienden rapidísimo. Y aprovecha lo que la calle regala: cinco pasos con la
correa floja compran ese poste.</p>
<h3>4. La plaza, pero de lejos</h3>
<p>Busca la distancia a la que puede ver las palomas y todavía comer. Para muchos perros son sesenta pies.
Camina en paralelo al alboroto, no derecho hacia él, y acércate cinco pies por sesión mientras siga pendiente
de ti. La avenida Ashford un domingo por la tarde es el examen final: déjala para lo último.</p>
<h2>Lo que daña el trabajo</h2>
<ul>
  <li><strong>Paseos largos antes de tiempo.</strong> Cinco minutos de práctica y treinta y cinco halando son
  una clase de halar. El día que no puedas entrenar, usa la argolla del lomo o juega con él en el patio.</li>
  <li><strong>Pagar al frente de las rodillas.</strong> El perro camina por donde aparece la comida, o sea,
  atravesado.</li>
  <li><strong>Dos personas, dos reglas.</strong> Si abuelo lo sigue con la correa estirada, vale la pena
  intentarlo con todo el mundo.</li>
  <li><strong>Quitar los premios la primera semana.</strong> Espácialos a lo largo de un mes, y los momentos
  difíciles págalos siempre.</li>
</ul>
<h2>Ojo con el piso</h2>
<p>Pon el dorso de la mano sobre la brea durante siete segundos. Si tú no aguantas, sus patas tampoco. Y
cuando los adoquines están mojados resbalan: en las cuestas de Viejo San Juan, pasos cortos y sin prisa.</p>
<h2>Cuenta</h2>
<p>Una vez en semana, cuenta cuántas veces se estira la correa en los primeros cien pasos y apúntalo en el
celular. Empezar en treinta es normal; con cinco ya da gusto salir. El ejercicio de paseo del examen Canine
Good Citizen de la AKC pide un viraje a la derecha, otro a la izquierda, media vuelta y dos paradas, y tu
perro no tiene que sentarse ni ir en posición perfecta. Lo que miramos los evaluadores es si van juntos.</p>
<p>Si se lanza, ladra o gruñe al ver perros, gente o motoras, con más pasos no se resuelve: eso es miedo o
frustración y lleva su propio plan, así que <a href="/es/contact">escríbeme</a>. Y si un perro que caminaba
bien empieza a quedarse atrás, a irse de lado, a sentarse o a toser con la correa, pasa por el veterinario
antes de entrenar nada.</p>
`,
};
