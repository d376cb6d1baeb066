import type { en } from './en';

export const es: typeof en = {
  firstCall: {
    title: 'Primera llamada',
    text: 'Gracias por preguntar por {servicio}. Antes de planificar nada, quiero saber más de tu perro: la edad, la raza y cómo es un día normal.\n\n¿Cuándo te puedo llamar esta semana?',
  },
  prices: {
    title: 'Precios y horarios',
    text: 'Gracias por tu interés en {servicio}. Para decirte el precio y cuándo tengo espacio, cuéntame: ¿qué edad tiene tu perro, en qué pueblo vives y qué quieres trabajar con él?\n\n¿Qué días y a qué horas te conviene?',
  },
  noRoom: {
    title: 'Sin espacio por ahora',
    text: 'Gracias por escribir, {nombre}. Ahora mismo no tengo espacio para más perros, y no quiero prometerte algo que no pueda cumplir.\n\nSi quieres, te escribo en cuanto lo tenga.',
  },
};
