import { facts } from '../facts';
import type { SeedPost } from './types';

export const separationAnxietyFirstSteps: SeedPost = {
  id: 'separation-anxiety-first-steps',
  slug: 'separation-anxiety-first-steps',
  illustration: 'posts/separation-anxiety',
  titleEn: 'Separation Anxiety: Where to Begin',
  titleEs: 'Ansiedad por separación: por dónde empezar',
  excerptEn:
    'School starts, the house empties, and the neighbors send a video. How to tell panic from boredom, ' +
    'and the first exercises that help.',
  excerptEs:
    'Empiezan las clases, la casa se queda vacía y la vecina te manda un video. Cómo distinguir el pánico ' +
    'del aburrimiento y qué ejercicios hacer primero.',
  categoryEn: 'Behavior',
  categoryEs: 'Conducta',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['anxiety', 'fear', 'home-alone'],
  metaTitleEn: 'Separation anxiety in dogs: the first steps',
  metaTitleEs: 'Ansiedad por separación en perros: primeros pasos',
  metaDescriptionEn:
    'How to film and read a dog left alone, stop the panic from growing, train absences in seconds and ' +
    'minutes, and talk to your vet about medication.',
  metaDescriptionEs:
    'Cómo grabar y entender a un perro que se queda solo, frenar el pánico, entrenar ausencias de ' +
    'segundos a minutos y hablar de medicación con tu veterinario.',
  published: true,
  publishedAt: '2026-08-19T14:00:00.000Z',
  contentEn: `
<p>Every August my phone fills with the same message. The children go back to school, the adults go back to
the office, and a dog who spent the whole summer with company is suddenly alone from seven to four. By the
third day there’s a note from the condominium’s board, or a door frame chewed down to the cement.</p>
<p>A dog who does this isn’t getting even with you. The closest human experience is a panic attack, and nobody
learns to be calm by having one every morning. That idea decides everything that follows.</p>
<h2>First, look</h2>
<p>Set up an old phone or a camera, leave as you normally do, and watch live from downstairs for up to thirty
minutes. Come back sooner if she’s in distress; you already have your answer. Most dogs who panic show it in
the first half hour, many in the first minutes.</p>
<ul>
  <li><strong>Panic:</strong> she paces, pants in a cool room, drools, howls, scratches at the door or
  windows, pees although she’s house-trained, leaves the chicken untouched.</li>
  <li><strong>Boredom:</strong> she naps, eats, then takes the sofa apart after two hours with a loose,
  cheerful body. More exercise and things to chew will do.</li>
  <li><strong>Noise:</strong> she’s fine until the neighbor’s generator or a thunderclap. Treat the noise, or
  she’ll learn to fear the absence too.</li>
</ul>
<p>Take the video to your vet. Pain, bladder infections, and the confusion of old age can all look like
this.</p>
<h2>Second, keep it from growing</h2>
<p>While you train, she shouldn’t be left alone for longer than she can stand. I know how that sounds. Make a
list before you say it’s impossible: a retired aunt, a student in the building, daycare two days a week, a
colleague who works from home, the dog in your office on Fridays. It’s for a few weeks or months, and no
exercise below works well without it.</p>
<p>Three things to drop today. Don’t lock a panicking dog in a crate: I’ve seen broken teeth and torn nails.
Don’t punish what you find on returning. And don’t rush to get a second dog; what she misses is you, and you
may end up with two of them howling.</p>
<h2>Third, make the keys boring</h2>
<p>Write down what you do before leaving: shoes, keys, bag, glasses, the air conditioner off. Choose the one
that makes her lift her head. Pick up the keys, put them down, sit. Ten times a day, at odd moments, without
leaving. When she no longer looks, do the same with the next. Five days usually take the edge off.</p>
<h2>Fourth, absences in seconds</h2>
<p>One session a day of about twenty minutes, five days a week, when she’s already had her walk and is drowsy.
Film it.</p>
<ol>
  <li>Walk to the door and return to your chair. Repeat until she stays lying down.</li>
  <li>Touch the handle. Open it. Close it. Return.</li>
  <li>Step out and come straight back in. One second.</li>
  <li>Then vary, with a minute’s rest between departures: 5 seconds, 2, 8, 3, 10, 4. A staircase that only
  goes up teaches her that each time will be worse.</li>
  <li>When thirty seconds produce a yawn and nothing else, try forty. Later five minutes, then seven, then
  four.</li>
</ol>
<p>The rule is simple to say and hard to obey: come back <em>before</em> she worries. Watch for a lick of the
lips, a lifted paw, ears pinned back at the sound of the elevator. If you see one of those, the step was too
long; next time do half of it. Leave and return without ceremony, though you may greet her. Comforting a
frightened dog doesn’t make the fear stronger.</p>
<p>A frozen food toy is fine if she eats it, but check the video: many dogs eat because of the toy and fall
apart when it’s empty. It passes the time and hides the problem.</p>
<h2>What to expect</h2>
<p>Progress is lumpy. Two weeks at forty seconds, then four minutes in three days, then a power outage that
kills the fan and sends you back to one. Once a dog rests calmly for forty minutes or so, longer stretches
tend to come faster. Mild cases take some weeks; serious ones, several months.</p>
<h2>Ask for help early</h2>
<p>If she hurts herself, can’t manage even one second, or hasn’t improved in four weeks, don’t wait. Talk to
your vet about medication. In the United States fluoxetine and clomipramine are approved for dogs with exactly
this problem, always together with training. They aren’t meant to sedate her; at the right dose they lower the
panic enough for her to learn, and they take several weeks to work fully. I can build the plan with you from
your videos and adjust it every week: <a href="/en/contact">tell me what yours shows</a>.</p>
`,
  contentEs: `
<p>Todos los agostos se me llena el teléfono con el mismo mensaje. Los nenes vuelven a la escuela, los grandes
a la oficina, y una perra que pasó el verano acompañada amanece sola de siete a cuatro. Al tercer día llega la
carta de la junta del condominio, o aparece el marco de la puerta comido hasta el cemento.</p>
<p>No lo hace por vengarse. Lo más parecido que conocemos las personas es un ataque de pánico, y nadie aprende
a estar tranquilo a fuerza de tener uno cada mañana. Todo lo que te voy a pedir sale de ahí.</p>
<h2>Primero, mira</h2>
<p>Monta una cámara o un celular viejo, sal como de costumbre y observa en vivo desde abajo, media hora a lo
sumo. Si la pasa mal, sube antes: ya tienes la respuesta. La mayoría de los perros con pánico lo demuestran en
los primeros treinta minutos, y muchos en los primeros cinco.</p>
<ul>
  <li><strong>Pánico:</strong> camina de un lado a otro, jadea aunque el cuarto esté fresco, babea, aúlla,
  rasca la puerta o las ventanas, se orina adentro aunque sabe dónde va, ni toca el pollo.</li>
  <li><strong>Aburrimiento:</strong> duerme, come y a las dos horas le saca el relleno al sofá, de lo más
  contenta. Con más ejercicio y cosas que morder se resuelve.</li>
  <li><strong>Ruido:</strong> está bien hasta que prende la planta del vecino o suena un trueno. Hay que
  trabajar el ruido, o va a terminar temiéndole también a quedarse sola.</li>
</ul>
<p>Llévale el video a tu veterinario. El dolor, una infección de orina o la confusión de la vejez pueden verse
igualitos.</p>
<h2>Segundo, que no siga empeorando</h2>
<p>Mientras entrenas, no debe quedarse sola más tiempo del que aguanta. Ya sé cómo suena. Antes de decirme que
es imposible, haz una lista: la titi retirada, la estudiante del 4B, un cuido dos días en semana, la compañera
que trabaja desde su casa, los viernes contigo en la oficina. Son unas semanas o unos meses, y sin eso ninguno
de los ejercicios que siguen rinde.</p>
<p>Y tres cosas que puedes soltar hoy mismo. No encierres en un kennel a una perra en pánico: he visto dientes
partidos y uñas arrancadas. No la regañes por lo que encuentras al llegar. Y no corras a adoptar otro; a quien
extraña es a ti, y puedes acabar con dos aullando.</p>
<h2>Tercero, que las llaves no signifiquen nada</h2>
<p>Apunta lo que haces antes de salir: zapatos, llaves, cartera, espejuelos, apagar el aire. Escoge lo que le
hace levantar la cabeza. Coge las llaves, suéltalas y siéntate. Diez veces al día, a cualquier hora, sin irte.
Cuando ya ni mire, sigue con lo próximo de la lista. En unos cinco días suele bajar mucho la tensión.</p>
<h2>Cuarto, ausencias de segundos</h2>
<p>Una sesión diaria de unos veinte minutos, cinco días en semana, cuando ya haya paseado y tenga sueño.
Grábala.</p>
<ol>
  <li>Camina hasta la puerta y vuelve a tu silla. Repite hasta que se quede echada.</li>
  <li>Toca la perilla. Abre. Cierra. Regresa.</li>
  <li>Sal y entra en seguida. Un segundo.</li>
  <li>Ahora varía, con un minuto de descanso entre salidas: 5 segundos, 2, 8, 3, 10, 4. Si siempre vas
  subiendo, aprende que la próxima será peor.</li>
  <li>Cuando treinta segundos le saquen un bostezo de sueño y nada más, prueba con cuarenta. Más adelante,
  cinco minutos, siete, cuatro.</li>
</ol>
<p>La regla se dice fácil y cuesta cumplirla: regresa <em>antes</em> de que se preocupe. Fíjate si se lame los
labios, levanta una pata o pega las orejas cuando suena el elevador. Si lo ves, ese paso fue muy largo; la
próxima vez haz la mitad. Sal y entra sin drama, pero salúdala si quieres. Consolar a un perro asustado no le
agranda el miedo.</p>
<p>Un juguete congelado con comida está bien si se lo come, pero revisa el video: muchos comen mientras dura y
se desesperan en cuanto se acaba. Entretiene, y a la vez te tapa el problema.</p>
<h2>Qué puedes esperar</h2>
<p>Se avanza a saltos. Dos semanas en cuarenta segundos, luego cuatro minutos en tres días, y entonces se va
la luz, se apaga el abanico y vuelves a uno. Cuando logra descansar tranquila unos cuarenta minutos, lo demás
suele venir más rápido. Los casos leves toman semanas; los fuertes, varios meses.</p>
<h2>Pide ayuda temprano</h2>
<p>Si se lastima, si no aguanta ni un segundo o si en cuatro semanas no ves cambio, no esperes más. Habla con
tu veterinario sobre medicación. La fluoxetina y la clomipramina están aprobadas en Estados Unidos para perros
con este mismo problema, siempre junto con entrenamiento. No son para tenerla dopada: con la dosis correcta le
bajan el pánico lo suficiente para que aprenda, y tardan varias semanas en hacer todo su efecto. Yo puedo
armar el plan contigo a partir de tus videos y ajustarlo cada semana: <a href="/es/contact">cuéntame qué se ve
en el tuyo</a>.</p>
`,
};
