import { facts } from '../facts';
import type { SeedPost } from './types';

export const firstWeekWithYourPuppy: SeedPost = {
  id: 'first-week-with-your-puppy',
  slug: 'first-week-with-your-puppy',
  illustration: 'posts/puppy-first-week',
  titleEn: 'Your First Week with a Puppy',
  titleEs: 'La primera semana con tu cachorro',
  excerptEn:
    'Sleep, the potty routine, needle teeth and being alone for a moment: what matters in the first seven ' +
    'days, and what can wait.',
  excerptEs:
    'Dormir, hacer pipí en su sitio, esos dientitos de alfiler y quedarse solo un ratito: lo que importa ' +
    'en los primeros siete días y lo que puede esperar.',
  categoryEn: 'Puppies',
  categoryEs: 'Cachorros',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['puppies', 'house-training', 'socialization'],
  metaTitleEn: 'Your first week with a puppy, day by day',
  metaTitleEs: 'La primera semana con tu cachorro, paso a paso',
  metaDescriptionEn:
    'A realistic routine for a new puppy in Puerto Rico: nights, house-training, biting, first outings ' +
    'before the vaccines are complete, and local hazards.',
  metaDescriptionEs:
    'Una rutina realista para tu cachorro nuevo en Puerto Rico: noches, pipí en su sitio, mordiscos, ' +
    'salidas antes de completar las vacunas y peligros de aquí.',
  published: true,
  publishedAt: '2026-09-23T14:00:00.000Z',
  contentEn: `
<p>Around three in the morning of the second night, nearly everyone who brings a puppy home wonders whether it
was a mistake. It wasn’t. An eight-week-old who until yesterday slept in a heap of siblings is crying because
she is alone, and that is easy to fix. Put the crate, or a tall box, right beside your bed, where your hand
can hang down and touch her. You can move it toward its final place a few feet per night, starting next
week.</p>
<h2>Before she comes through the door</h2>
<ul>
  <li>Choose two rooms and close the rest. Freedom is earned one dry week at a time.</li>
  <li>Buy a bag of the food she already eats. If you want another, change over seven days.</li>
  <li>Lift cables, medicines and anything you’d hate to see chewed. The trash can needs a lid.</li>
  <li>Look at your garden. Sago palm, dieffenbachia and oleander are common in our yards, and all of them are
  toxic.</li>
  <li>Learn to tell the neighbors apart. The coquí is harmless. The big brown toad that comes out after rain
  isn’t: if she mouths one, wipe her gums and tongue with a wet cloth, again and again, while someone drives
  you to the emergency vet.</li>
</ul>
<h2>One hour up, two hours down</h2>
<p>Puppies this age need eighteen to twenty hours of sleep, and few of them know it. Think in cycles: an hour
awake with a trip outside, food, a little play and a little practice, then two hours of rest in the crate or
pen. The puppy who turns into a piranha at eight in the evening is usually overtired. Turn the fan on and the
lights down, and give her something to chew.</p>
<h2>The potty routine</h2>
<p>Take her out on a leash to the same spot when she wakes, after she eats, after she plays, before bed, and
in any case every hour while she’s awake. Stand there for five minutes, without talking or playing. When she
finishes, the treat comes right there, within two seconds; a treat in the kitchen rewards walking into the
kitchen. If nothing happens, keep her in your arms or in the crate for ten minutes and try again.</p>
<p>When there is an accident, and there will be, carry her out calmly if you catch her halfway. If you find it
later, clean it with an enzymatic cleaner and tighten the schedule. Scolding teaches her to hide from you to
pee. At night set an alarm: at eight weeks, three or four hours is a fair stretch.</p>
<h2>Teeth</h2>
<p>She bites because that is how puppies play. Keep a toy within reach in every room and put it in her mouth
before your hand gets there. If she insists on skin, go quiet, step over the baby gate for fifteen seconds,
come back and offer the toy. Ten dull repetitions teach more than one loud “no”. Never hold her mouth
shut.</p>
<h2>Three games, one minute each</h2>
<ol>
  <li><strong>Her name.</strong> Say it once; when she looks, treat. Ten times before each meal.</li>
  <li><strong>Trade.</strong> Offer chicken while she has a toy, say “trade”, and give the toy back too. You
  are preventing fights over socks and bones.</li>
  <li><strong>Hands.</strong> Touch a paw, treat. Lift an ear, treat. Your vet and your groomer will bless
  you.</li>
</ol>
<p>From the second day, add a fourth one: leave the room for five seconds and return before she complains. By
Sunday you may be at two or three minutes, and that is plenty.</p>
<h2>Out into the world, in your arms</h2>
<p>The most receptive window for getting used to the world closes at around fourteen weeks, before the
vaccines are complete, so waiting has a cost. Carry her. Ten minutes on a bench in the plaza, listening to
motorcycles and watching children, count as school. One new thing per day is enough: an umbrella, a man with a
hat, tile, grass, the neighbor’s power generator from a distance. If she looks and eats, you’re doing well. If
she turns her head away or refuses food, move back.</p>
<p>Keep her paws off dog parks and busy sidewalks, and away from puddles: leptospirosis travels in them. Good
puppy classes accept pupils from seven or eight weeks, at least a week after the first vaccine.</p>
<h2>The vet, within three days</h2>
<p>Ask about the vaccine calendar, deworming, leptospirosis, a microchip, and heartworm prevention all year
long, since our mosquitoes take no winter off. Call the same day for repeated vomiting, blood in the stool,
pale gums, a puppy who won’t get up to play, or two refused meals. In very small breeds, one refused meal is
reason enough.</p>
<p>Sit, down and a perfect heel can wait. By the end of this week she should know where to sleep, where to pee
and that your hands bring good things. If you’d like company for what follows,
<a href="/en/services#puppy-training">this is how I work with puppies</a>.</p>
`,
  contentEs: `
<p>A eso de las tres de la mañana de la segunda noche, casi todo el que lleva un cachorro a su casa se
pregunta si metió la pata. No. Una perrita de ocho semanas que hasta ayer dormía amontonada con sus hermanos
llora porque se siente sola, y eso tiene arreglo: pon el kennel, o una caja alta, pegado a tu cama, donde
puedas bajar la mano y tocarla. La semana que viene lo vas moviendo unos pies cada noche hasta su lugar
definitivo.</p>
<h2>Antes de que llegue</h2>
<ul>
  <li>Escoge dos cuartos y cierra los demás. La libertad se gana de semana seca en semana seca.</li>
  <li>Compra la misma comida que ya come. Si la quieres cambiar, hazlo poco a poco en siete días.</li>
  <li>Recoge cables, medicinas y todo lo que no quieras ver mordido. El zafacón, con tapa.</li>
  <li>Mira bien tus matas. La palma sagú, la dieffenbachia y la adelfa están en medio Puerto Rico y son
  tóxicas.</li>
  <li>Aprende a distinguir a los vecinos. El coquí no hace nada. El sapo grande que sale cuando llueve, sí: si
  tu perrita lo coge con la boca, pásale un paño mojado por las encías y la lengua, una y otra vez, mientras
  alguien guía hasta la sala de emergencias veterinaria.</li>
</ul>
<h2>Una hora despierta, dos durmiendo</h2>
<p>A esta edad necesitan dormir de dieciocho a veinte horas al día, y casi ninguno lo sabe. Piensa en ciclos:
una hora despierta, con salida al baño, comida, un ratito de juego y otro de práctica; luego, dos horas de
descanso en el kennel o el corral. Esa piraña que te sale a las ocho de la noche suele ser puro cansancio.
Prende el abanico, baja las luces y dale algo de morder.</p>
<h2>Pipí en su sitio</h2>
<p>Sácala con correa al mismo sitio cuando despierte, después de comer, después de jugar, antes de dormir y,
de todos modos, cada hora mientras esté despierta. Párate ahí cinco minutos, sin hablarle ni jugar. Cuando
termine, el premio va allí mismo, en menos de dos segundos; si se lo das en la cocina, le estás pagando por
entrar a la cocina. ¿No hizo nada? Diez minutos en brazos o en el kennel, y otra vez afuera.</p>
<p>Accidentes va a haber. Si la sorprendes a mitad, cárgala afuera con calma. Si lo encuentras después, limpia
con un producto enzimático y acorta los intervalos. Los regaños solo le enseñan a esconderse de ti para
hacerlo. De noche, pon la alarma: a las ocho semanas, tres o cuatro horas corridas ya es bastante.</p>
<h2>Los dientitos</h2>
<p>Muerde porque así juegan los cachorros. Ten un juguete a la mano en cada cuarto y pónselo en la boca antes
de que llegue a tu piel. Si insiste contigo, no digas nada, cruza al otro lado de la verjita quince segundos,
vuelve y ofrécele el juguete. Diez repeticiones aburridas enseñan más que un “¡no!” a gritos. Y nunca le
cierres la boca a la fuerza.</p>
<h2>Tres juegos de un minuto</h2>
<ol>
  <li><strong>Su nombre.</strong> Dilo una sola vez; cuando te mire, premio. Diez veces antes de cada
  comida.</li>
  <li><strong>Cambio.</strong> Cuando tenga un juguete, ofrécele pollo, di “cambio” y devuélvele también el
  juguete. Así previenes las peleas por medias y huesos.</li>
  <li><strong>Manos.</strong> Tocas una patita, premio. Levantas una oreja, premio. Tu veterinaria te lo va a
  agradecer toda la vida.</li>
</ol>
<p>Desde el segundo día, añade uno más: sal del cuarto cinco segundos y regresa antes de que proteste. Si para
el domingo llegas a dos o tres minutos, vas de maravilla.</p>
<h2>A conocer el mundo, en brazos</h2>
<p>La mejor etapa para acostumbrarse al mundo se va cerrando cerca de las catorce semanas, antes de completar
las vacunas, y por eso esperar también cuesta. Cárgala. Diez minutos en un banco de la plaza, oyendo motoras y
viendo nenes correr, son escuela. Basta con una cosa nueva al día: una sombrilla, un señor con sombrero, la
grama, las losetas, la planta eléctrica del vecino desde lejos. Si mira y come, vas bien. Si vira la cara o
rechaza el premio, aléjate un poco.</p>
<p>No la bajes en parques de perros ni en aceras muy transitadas, y sácale el cuerpo a los charcos, que ahí
viaja la leptospirosis. Las buenas clases de cachorros reciben alumnos desde las siete u ocho semanas, siempre
que haya pasado al menos una semana de la primera vacuna.</p>
<h2>Al veterinario, en los primeros tres días</h2>
<p>Pregunta por el calendario de vacunas, los desparasitantes, la leptospirosis, el microchip y la prevención
del gusano del corazón durante todo el año, porque aquí el mosquito no coge vacaciones. Llama ese mismo día si
vomita varias veces, hay sangre en la excreta, tiene las encías pálidas, no se para a jugar o deja dos
comidas. En razas bien chiquitas, con una que deje ya es motivo.</p>
<p>El “siéntate”, el “échate” y caminar perfecto pueden esperar. Esta semana le toca saber dónde se duerme,
dónde se orina y que de tus manos salen cosas buenas. Si quieres compañía para lo que sigue,
<a href="/es/services#puppy-training">así trabajo con los cachorros</a>.</p>
`,
};
