import { facts } from '../facts';
import type { SeedPost } from './types';

export const thunderFireworksAndHurricaneSeason: SeedPost = {
  id: 'thunder-fireworks-and-hurricane-season',
  slug: 'thunder-fireworks-and-hurricane-season',
  illustration: 'posts/thunder-and-fireworks',
  titleEn: 'Thunder, Fireworks and Hurricane Season: Helping a Dog Who Is Afraid of Noise',
  titleEs: 'Truenos, petardos y huracanes: cómo ayudar al perro que le teme al ruido',
  excerptEn:
    'What the evidence says helps a frightened dog, what to do before midnight on December 31, and how ' +
    'to use the quiet months to get ready for June.',
  excerptEs:
    'Lo que la evidencia dice que ayuda a un perro asustado, qué hacer antes de la medianoche del 31 y ' +
    'cómo aprovechar los meses tranquilos para llegar preparados a junio.',
  categoryEn: 'Life in Puerto Rico',
  categoryEs: 'Vida en Puerto Rico',
  authorEn: facts.trainerName,
  authorEs: facts.trainerName,
  tags: ['fear', 'noise', 'safety'],
  metaTitleEn: 'Dogs, Fireworks and Hurricanes: A Plan for Noise Fear',
  metaTitleEs: 'Perros, petardos y huracanes: plan contra el miedo al ruido',
  metaDescriptionEn:
    'A trainer in San Juan on dogs afraid of fireworks and thunder: the safe room, food after every ' +
    'bang, when to call the vet, and a hurricane plan.',
  metaDescriptionEs:
    'Una adiestradora de San Juan sobre el miedo a petardos y truenos: el cuarto seguro, comida tras ' +
    'cada ruido, cuándo llamar al veterinario y plan de huracán.',
  published: true,
  publishedAt: '2025-12-10T14:00:00.000Z',
  contentEn: `<p>In my building in Santurce the first firecracker of the season goes off before the
Thanksgiving turkey is finished, and the last one some time after the Octavitas. Between the two there are
dogs under beds, dogs in bathtubs, and every year a few who go through a screen door and are found three
neighborhoods away. If one of them is yours, there are still three weeks until December 31. That is enough
time to do something useful.</p>
<h2>You will not make the fear worse by being kind</h2>
<p>Fear is an emotion, and you cannot reward a dog into feeling it. If yours comes to you shaking, sit down,
keep your voice ordinary and let him lean. If he would rather be behind the toilet, let him. What does make
noise fear worse is being dragged out to “get used to it,” being scolded, or being left alone with it year
after year. Left untreated, it tends to grow, and to spread from fireworks to thunder and from thunder to
the sound of rain.</p>
<p>In a survey of 1,225 owners published in 2020 by Stefanie Riemer of the University of Bern, about 70% of
those who gave food or play right after each bang reported improvement. Relaxation training and prescription
medication did about as well. Pressure vests came to 44%. Pheromones, herbal drops, homeopathy and essential
oils landed between 27 and 35%, which is roughly what a placebo does. Spend your money accordingly.</p>
<h2>Set up the room this week</h2>
<p>Pick the most interior space you have, a hallway or a bathroom without a window. Put in a bed, water, and
the crate with its door open if he likes his crate. Run a fan or the air conditioner and add a radio: steady
low sound hides some of the bangs. Feed him in there every day from now on. On the 31st the room must
already be his favorite, because a dog who is locked in a strange bathroom has two things to worry
about.</p>
<h2>Bang first, chicken second</h2>
<p>Carry cooked chicken in your pocket through December. Every time something explodes outside, wait for the
sound and then, within two seconds, give him five or six little pieces, one after another. Big bang or
small, whether he looked scared or not. The order matters: the noise must announce the food. If the food
comes first, the chicken begins to predict explosions.</p>
<p>Recordings help on quiet days. Play fireworks so softly that one ear moves and nothing else. Ten bangs,
ten bits of food, five minutes, once a day. Raise the volume one notch after three relaxed sessions in a
row. If he stops eating or leaves, you went too fast; go back two notches. A dog who is already terrified of
the real thing needs a professional to set this up.</p>
<h2>The night itself</h2>
<ol>
<li>Long walk and last meal before 5 in the afternoon.</li>
<li>Collar with a readable tag, microchip number registered with your current phone.</li>
<li>From 6 on, out only on a leash and harness, even in a fenced yard.</li>
<li>Two closed doors between the dog and the street, and a note for guests.</li>
<li>At 11:30 everyone goes to the interior room. This is not only for the noise: people still shoot into the
air at midnight, and a balcony is no place for anyone.</li>
</ol>
<p>A dog who pants, drools, digs at doors or will not take chicken is past training for tonight. Call your
veterinarian now and not on the 30th. There are good medications for noise fear, some of them given only on
the day, and the first dose should be a quiet trial at home. Ask whether the drug relieves fear or only
keeps the dog still; a sedative alone can leave him just as scared and unable to move.</p>
<h2>Then comes June</h2>
<p>After María I met dogs who trembled when a generator started, and one hound in Loíza who could not bear a
tin roof in the wind. A hurricane brings the noise, and also takes away the routine, the fence and the
power. Use the dry months.</p>
<ul>
<li><strong>January to March:</strong> teach the crate as a place to sleep, until he naps two hours with the
door shut. A shelter or a relative’s house will ask for exactly that.</li>
<li><strong>April:</strong> start a generator 100 feet away while a helper feeds him. Come 10 feet closer
per session.</li>
<li><strong>May:</strong> ask your municipality which shelter takes pets and what papers it requires.
Photograph the vaccination record, the chip number and the two of you together.</li>
<li><strong>By June 1:</strong> two weeks of food and medication, half a gallon of water a day for a
50-pound dog, bags, a spare leash, tick and flea prevention, a long line.</li>
</ul>
<p>When the wind stops, the yard you knew is gone. Leash him for every outing until you have walked the
fence yourself, and keep him out of standing water, where leptospirosis waits. If three weeks later he still
startles, hides or will not eat, <a href="/en/contact">write to me</a> or see your vet. Those are the weeks
in which help works best.</p>`,
  contentEs: `<p>En mi edificio de Santurce el primer petardo suena antes de que se acabe el pavo de Acción
de Gracias y el último, bien pasadas las Octavitas. Entre uno y otro hay perros debajo de la cama, perros
metidos en la bañera y, todos los años, unos cuantos que atraviesan el screen de la puerta y aparecen a tres
barrios de su casa. Si uno de esos es el tuyo, todavía quedan tres semanas para Despedida de Año. Dan para
hacer algo que sirva.</p>
<h2>Consolarlo no lo empeora</h2>
<p>El miedo es una emoción, y una emoción no se premia. Si viene a ti temblando, siéntate, háblale como
siempre y deja que se recueste. Si prefiere meterse detrás del inodoro, déjalo. Lo que sí empeora el miedo
es sacarlo a la fuerza «para que se acostumbre», regañarlo, o dejar que lo pase solo un año tras otro. Sin
tratamiento, suele crecer: de los petardos pasa a los truenos y de los truenos al ruido de la lluvia.</p>
<p>En una encuesta a 1,225 dueños que publicó en 2020 Stefanie Riemer, de la Universidad de Berna, cerca del
70% de los que daban comida o juego justo después de cada explosión notaron mejoría. Al entrenamiento de
relajación y a los medicamentos recetados les fue más o menos igual. Los chalecos de presión se quedaron en
44%. Las feromonas, las gotitas de hierbas, la homeopatía y los aceites esenciales anduvieron entre 27 y
35%, que es lo que se espera de un placebo. Gasta tus chavos con eso en mente.</p>
<h2>Prepara el cuarto esta misma semana</h2>
<p>Escoge el lugar más interior de la casa: un pasillo, un baño sin ventana. Ponle su cama, agua y la jaula
con la puerta abierta, si la jaula le gusta. Prende el abanico o el aire y añade un radio, porque un sonido
bajo y constante tapa parte de las explosiones. Dale ahí la comida todos los días desde hoy. El 31 ese
cuarto ya tiene que ser su favorito. Un perro encerrado en un baño que no conoce tiene dos
preocupaciones.</p>
<h2>Primero el ruido, después el pollo</h2>
<p>Pasa diciembre con pollo cocido en el bolsillo. Cada vez que explote algo afuera, espera el sonido y,
antes de dos segundos, dale cinco o seis pedacitos, uno detrás del otro. Duro o flojito, se asuste o no. El
orden sí importa: el ruido tiene que anunciar la comida. Al revés, es el pollo el que termina anunciando
explosiones.</p>
<p>Los días callados, usa grabaciones. Ponlas tan bajitas que solo se le mueva una oreja. Diez explosiones,
diez pedacitos, cinco minutos, una vez al día. Sube una rayita después de tres sesiones relajadas corridas.
Si deja de comer o se va, te apuraste; baja dos. Con un perro que ya le tiene terror al ruido de verdad,
esto lo monta un profesional.</p>
<h2>La noche</h2>
<ol>
<li>Paseo largo y última comida antes de las 5 de la tarde.</li>
<li>Collar con placa que se pueda leer y microchip registrado con tu teléfono de ahora.</li>
<li>Desde las 6, afuera solo con arnés y correa, aunque el patio tenga verja.</li>
<li>Dos puertas cerradas entre el perro y la calle, y un letrero para las visitas.</li>
<li>A las 11:30, todo el mundo para el cuarto interior. Y no es solo por el ruido: todavía hay quien tira
tiros al aire, y el balcón no es lugar para nadie.</li>
</ol>
<p>El perro que jadea, babea, escarba la puerta o rechaza el pollo ya no está para entrenar esa noche. Llama
a tu veterinario ahora, no el 30. Hay buenos medicamentos para el miedo al ruido, algunos solo para ese día,
y la primera dosis se prueba en casa, una tarde tranquila. Pregunta si el medicamento quita el miedo o solo
lo deja quieto: un sedante por sí solo puede dejarlo igual de asustado y sin poder moverse.</p>
<h2>Y después llega junio</h2>
<p>Después de María conocí perros que temblaban cuando prendían una planta, y una sabuesa de Loíza que no
soportaba el viento en un techo de zinc. El huracán trae el ruido y además se lleva la rutina, la verja y la
luz. Aprovecha los meses secos.</p>
<ul>
<li><strong>De enero a marzo:</strong> enséñale la jaula como sitio de dormir, hasta que coja una siesta de
dos horas con la puerta cerrada. Es lo que le van a pedir en un refugio o en casa de tu tía.</li>
<li><strong>Abril:</strong> prende una planta a 100 pies mientras alguien le da comida. Acércate 10 pies por
sesión.</li>
<li><strong>Mayo:</strong> pregunta en tu municipio qué refugio acepta mascotas y qué papeles pide. Retrata
el récord de vacunas, el número del microchip y a ustedes dos juntos.</li>
<li><strong>Antes del 1 de junio:</strong> comida y medicinas para dos semanas, medio galón de agua al día
para un perro de 50 libras, bolsas, una correa de repuesto, el preventivo de garrapatas y una cuerda
larga.</li>
</ul>
<p>Cuando se calma el viento, el patio que conocías ya no está. Sácalo siempre con correa hasta que hayas
revisado la verja completa, y que no se meta en agua estancada, por la leptospirosis. Si a las tres semanas
todavía se sobresalta, se esconde o no come bien, <a href="/es/contact">escríbeme</a> o llévalo al
veterinario. Es cuando la ayuda más rinde.</p>`,
};
