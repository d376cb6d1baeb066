import { OWN_PAGE_FIELDS, type OwnPageFields } from '@app/domain/content/own-pages';
import { emptyValues } from '@app/domain/fields/reader';
import { imagePathOf } from './pictures/images';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const row = (cell: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  return `<table><thead>${row('th', head)}</thead><tbody>${rows.map((texts) => row('td', texts)).join('')}</tbody></table>`;
};

/** The pages added by the demo business's owner. */
export const ownPages: readonly OwnPageFields[] = [
  {
    ...emptyValues(OWN_PAGE_FIELDS),
    slug: 'group-classes',
    titleEn: 'Group classes',
    titleEs: 'Clases grupales',
    introEn: 'Small groups, outdoors, for dogs who are ready for company.',
    introEs: 'Grupos pequeños, al aire libre, para perros que ya pueden estar en compañía.',
    image: imagePathOf('posts/socialization-plaza'),
    imageAltEn: 'Two dogs with their people in the town square',
    imageAltEs: 'Dos perros con su gente en la plaza',
    contentEn: [
      '<p>Six dogs at most, one trainer and a helper. Each class lasts fifty minutes, and every group meets four times. ',
      'Bring a flat collar, a six-foot leash, water, and treats your dog would cross the street for.</p>',
      '<h2>Dates, times and places</h2>',
      table(
        ['Class', 'Dates', 'Time', 'Place'],
        [
          ['Puppies', 'Saturdays, January 9 to 30', '8:00\u00A0a.m.', 'Luis Muñoz Marín Park, San Juan'],
          ['Manners', 'Saturdays, January 9 to 30', '9:30\u00A0a.m.', 'Luis Muñoz Marín Park, San Juan'],
          ['Recall', 'Sundays, February 7 to 28', '7:30\u00A0a.m.', 'Julia de Burgos Park, Carolina'],
          ['Rally', 'Wednesdays, February 3 to 24', '6:00\u00A0p.m.', 'Main square of Guaynabo'],
        ],
      ),
      '<h2>Before the first class</h2>',
      '<ul><li><p>Your dog has the vaccines that the veterinarian recommends for the age.</p></li>',
      '<li><p>A dog who lunges or barks at others begins with private sessions: write to us first.</p></li>',
      '<li><p>If it rains, we move the class to the next week and let you know by WhatsApp.</p></li></ul>',
    ].join(''),
    contentEs: [
      '<p>Seis perros como máximo, una entrenadora y una ayudante. Cada clase dura cincuenta minutos y cada grupo se ve ',
      'cuatro veces. Trae un collar plano, una correa de seis pies, agua y premios por los que tu perro cruzaría la calle.</p>',
      '<h2>Fechas, horas y lugares</h2>',
      table(
        ['Clase', 'Fechas', 'Hora', 'Lugar'],
        [
          [
            'Cachorros',
            'Sábados, del 9 al 30 de enero',
            '8:00\u00A0a.\u00A0m.',
            'Parque Luis Muñoz Marín, San Juan',
          ],
          [
            'Modales',
            'Sábados, del 9 al 30 de enero',
            '9:30\u00A0a.\u00A0m.',
            'Parque Luis Muñoz Marín, San Juan',
          ],
          [
            'Llamado',
            'Domingos, del 7 al 28 de febrero',
            '7:30\u00A0a.\u00A0m.',
            'Parque Julia de Burgos, Carolina',
          ],
          ['Rally', 'Miércoles, del 3 al 24 de febrero', '6:00\u00A0p.\u00A0m.', 'Plaza de Guaynabo'],
        ],
      ),
      '<h2>Antes de la primera clase</h2>',
      '<ul><li><p>Tu perro tiene las vacunas que el veterinario recomienda para su edad.</p></li>',
      '<li><p>Si se lanza o les ladra a otros perros, empieza con sesiones privadas: escríbenos primero.</p></li>',
      '<li><p>Si llueve, movemos la clase a la semana siguiente y te avisamos por WhatsApp.</p></li></ul>',
    ].join(''),
  },
];
