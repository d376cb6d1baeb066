import { facts } from '../facts';
import type { SeedPost } from './types';

export const whyYourDogBarks: SeedPost = {
  id: 'why-your-dog-barks',
  slug: 'why-your-dog-barks',
  illustration: 'posts/barking',
  titleEn: 'Why Your Dog Barks, and What Each Bark Needs',
  titleEs: 'Por qué ladra tu perro y qué necesita cada ladrido',
  excerptEn:
    'A bark at the gate, a bark for your dinner and a bark of fear have different cures. Five days of ' +
    'notes tell you which one you have.',
  excerptEs:
    'El ladrido al portón, el que te pide comida y el que sale del miedo no se arreglan igual. Cinco días ' +
    'de apuntes te dicen cuál tienes.',
  categoryEn: 'Behavior',
  categoryEs: 'Conducta',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['barking', 'behavior', 'anxiety'],
  metaTitleEn: 'Why your dog barks and how to help, case by case',
  metaTitleEs: 'Por qué ladra tu perro y cómo ayudarlo',
  metaDescriptionEn:
    'Alarm, demand, frustration, fear or boredom: keep a five-day bark diary, then follow the right ' +
    'exercise for each, without shock or spray collars.',
  metaDescriptionEs:
    'Alarma, exigencia, frustración, miedo o aburrimiento: lleva un diario de cinco días y usa el ' +
    'ejercicio correcto, sin collares eléctricos ni de espray.',
  published: true,
  publishedAt: '2026-06-11T14:00:00.000Z',
  contentEn: `
<p>“How do I make him stop barking?” I always answer with a question: which bark? The one for the iguana on
the wall, the one for the mailman, and the one at midnight when nobody else hears a thing come out of the same
mouth for different reasons. Treat them all alike and you’ll fail with most of them.</p>
<h2>Keep a diary for five days</h2>
<p>Four columns on the refrigerator: time, place, what happened just before, what happened just after. The
last one is worth the most. If the mailman leaves, the bark worked. If you said “quiet!” from the kitchen, he
got your attention, and that may have worked too. Twenty lines are enough to see a pattern, and they’re the
first thing I’ll ask you for.</p>
<h2>“Somebody’s there!”</h2>
<p>Alarm barking is short, sharp, and aimed at something: the gate, the stairs, a gallina de palo (our green
iguana) sunning herself on the wall. Begin with the view. Frosted film on the lower half of the window, or a
piece of shade cloth on the gate, removes half the barks in one afternoon, because each one he rehearses makes
the next more likely.</p>
<p>Then teach an ending. With nothing going on, say “gracias” in a normal voice and drop three treats at your
feet, one after another. Ten repetitions, twice a day, for three days. Next, use it after a small noise that
you arrange, like a knock on the table. In the second week use it for real: he barks twice, you say “gracias”,
he comes, you pay. Go and look out of the window yourself. He did his job, and now you’re doing yours.</p>
<h2>“Give it to me!”</h2>
<p>Demand barking looks straight at you: the leash, the ball, your plate of mofongo. It exists because sooner
or later somebody gave in. Decide what you’d like instead, such as lying on his mat, and pay for that
generously <em>before</em> he asks. When he barks, turn your face away and wait for three seconds of silence;
then ask for the mat and pay there.</p>
<p>It will get worse before it gets better, often around the third or fourth day. If you surrender then,
you’ll have taught him that the price of a ball is forty barks. Make sure everyone at home knows the plan
before you begin it.</p>
<h2>“Let me get there!”</h2>
<p>Frustration lives behind gates and at the end of leashes. Many of these dogs are sociable ones who never
learned to see a dog and <em>not</em> greet him. Find the distance at which yours notices the other and can
still eat; one hundred feet is a normal beginning. He looks, you say “yes”, he gets a treat. Look, yes, treat,
for five minutes, and leave while it’s going well. When he starts turning to you on his own after looking,
take five feet off.</p>
<h2>“I’m afraid”</h2>
<p>The voice is higher or hoarser, the weight is back, the tail low; sometimes he comes forward and retreats
in the same second. The exercise is the one above with a bigger margin, and with no obligation to be touched
by anyone. Ask visitors to come in without looking at him and to toss a bit of chicken <em>behind</em> him, so
that taking it means moving away. Don’t scold a growl. It’s the smoke alarm, and a dog who has lost it may
bite without warning.</p>
<h2>“There’s nothing to do”</h2>
<p>Monotonous, regular, from the patio, for hours. A dog living in a yard is not exercised by it. Twenty
minutes of sniffing on a long leash, breakfast scattered in the grass, something to chew at three in the
afternoon, and sleeping indoors with the family change that soundtrack in about a week.</p>
<p>If the diary says that he only barks when you’ve gone, you have something else, and
<a href="/en/blog/separation-anxiety-first-steps">separation anxiety needs its own plan</a>.</p>
<h2>About the collars</h2>
<p>Shock, spray and vibrating collars punish the noise and leave the cause where it was. A frightened dog
becomes a frightened dog who is also hurt when he sees a child. Veterinary behaviorists in the United States
advise against them, and so do I, who meet those dogs afterwards.</p>
<h2>See the vet first if…</h2>
<ul>
  <li>the barking is new in a dog older than eight: deafness, pain and cognitive decline all start like
  this;</li>
  <li>he barks at walls or at night without any trigger that you can find;</li>
  <li>it began in the same week as itching, limping or a change of appetite.</li>
</ul>
<p>Bring a professional in if there’s growling or snapping, if a child is involved, or if three weeks of
honest work don’t halve the lines in your diary. <a href="/en/contact">Send me a photo of the refrigerator</a>
and we’ll start from there.</p>
`,
  contentEs: `
<p>“¿Cómo hago para que se calle?” Yo siempre contesto con otra pregunta: ¿cuál de los ladridos? El de la
iguana en el muro, el del cartero y el de las doce de la noche, cuando nadie más oye nada, salen del mismo
hocico por razones distintas. Si los tratas todos igual, vas a fallar con casi todos.</p>
<h2>Un diario de cinco días</h2>
<p>Pega un papel en la nevera con cuatro columnas: hora, lugar, qué pasó justo antes y qué pasó justo después.
La última es la que más vale. Si el cartero se fue, el ladrido funcionó. Si le gritaste “¡cállate!” desde la
cocina, consiguió tu atención, y puede que eso también le sirviera. Con veinte líneas ya se ve el patrón, y es
lo primero que te voy a pedir.</p>
<h2>“¡Hay alguien!”</h2>
<p>El de alarma es corto, seco y tiene dirección: el portón, la escalera, la gallina de palo cogiendo sol.
Empieza por lo que ve. Un papel esmerilado en la mitad de abajo de la ventana, o un pedazo de sarán en la
reja, te quita la mitad de los ladridos en una tarde, porque cada uno que practica hace más probable el
próximo.</p>
<p>Luego enséñale cómo se termina. Cuando no esté pasando nada, di “gracias” con voz normal y deja caer tres
premios a tus pies, uno detrás del otro. Diez repeticiones, dos veces al día, tres días. Después úsalo con un
ruidito preparado por ti, como un toque en la mesa. En la segunda semana, de verdad: ladra dos veces, dices
“gracias”, viene, le pagas. Y asómate tú. Él cumplió con avisar; ahora te toca a ti.</p>
<h2>“¡Dámelo!”</h2>
<p>El que exige te mira a los ojos: quiere la correa, la bola, tu mofongo. Existe porque alguien, tarde o
temprano, cedió. Decide qué prefieres que haga, por ejemplo echarse en su alfombrita, y págaselo bien
<em>antes</em> de que pida. Cuando ladre, vira la cara y espera tres segundos de silencio; entonces mándalo a
la alfombrita y págale allí.</p>
<p>Antes de mejorar se va a poner peor, casi siempre al tercer o cuarto día. Si te rindes ahí, aprendió que la
bola cuesta cuarenta ladridos. Por eso, antes de arrancar, ponte de acuerdo con todos en la casa, incluida
abuela.</p>
<h2>“¡Déjame llegar!”</h2>
<p>La frustración vive detrás de las rejas y en la punta de la correa. Muchos de estos perros son bien
sociables; lo que nunca aprendieron es a ver a otro y <em>no</em> saludarlo. Busca la distancia a la que el
tuyo lo nota y todavía puede comer: cien pies es un comienzo normal. Mira, dices “eso”, premio. Mira, “eso”,
premio, cinco minutos, y te vas mientras todo va bien. Cuando después de mirar se vire solito hacia ti,
acércate cinco pies.</p>
<h2>“Tengo miedo”</h2>
<p>La voz sale más aguda o más ronca, el peso se va hacia atrás, el rabo baja; a veces avanza y retrocede en
el mismo segundo. El ejercicio es el de arriba, con más margen y sin que nadie tenga que tocarlo. A las
visitas pídeles que entren sin mirarlo y le tiren un pedacito de pollo <em>por detrás</em>, de modo que para
cogerlo se aleje. Y no regañes el gruñido: es la alarma de humo. El perro que la pierde puede morder sin
avisar.</p>
<h2>“No hay nada que hacer”</h2>
<p>Parejo, monótono, desde el patio, durante horas. Tener patio no es hacer ejercicio. Veinte minutos oliendo
con correa larga, el desayuno regado en la grama, algo que morder a las tres de la tarde y dormir adentro con
la familia cambian ese disco en más o menos una semana.</p>
<p>Si el diario dice que solo ladra cuando te vas, es otra cosa:
<a href="/es/blog/separation-anxiety-first-steps">la ansiedad por separación lleva su propio plan</a>.</p>
<h2>Sobre los collares antiladridos</h2>
<p>Los eléctricos, los de espray y los que vibran castigan el ruido y dejan la causa donde estaba. El perro
que tenía miedo sigue con miedo, y ahora además le duele cuando ve a un nene. Los veterinarios especialistas
en conducta de Estados Unidos los desaconsejan. Yo también, que conozco a esos perros cuando me llegan
después.</p>
<h2>Al veterinario primero, si…</h2>
<ul>
  <li>el ladrido es nuevo y tu perro pasa de los ocho años: la sordera, el dolor y el deterioro cognitivo
  empiezan así;</li>
  <li>le ladra a la pared, o de noche, sin nada que puedas identificar;</li>
  <li>empezó la misma semana que una picazón, una cojera o un cambio de apetito.</li>
</ul>
<p>Y busca a una profesional si hay gruñidos o tarascazos, si hay nenes de por medio o si después de tres
semanas de trabajo serio el diario no ha bajado a la mitad. <a href="/es/contact">Mándame una foto de la
nevera</a> y empezamos por ahí.</p>
`,
};
