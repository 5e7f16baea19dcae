/** A message of a customer, and how customer service answers it. */
export interface Conversation {
  readonly type: string;
  readonly subject: string;
  readonly description: string;
  readonly replies: readonly { readonly by: 'advisor' | 'customer'; readonly text: string }[];
}

/** Believable messages in English. */
export const ENGLISH: readonly [Conversation, ...Conversation[]] = [
  {
    type: 'Billing',
    subject: 'Question about my last bill',
    description: 'The bill counts 35 days. My other bills count about 30. Is the meter reading right?',
    replies: [
      { by: 'advisor', text: 'Your meter was read three days late. We have corrected the bill.' },
      { by: 'customer', text: 'Thank you, the new amount looks right.' },
    ],
  },
  {
    type: 'Moving',
    subject: 'Moving to a new home next month',
    description: 'We move on the first. Can I take my plan with me, and what do you need from me?',
    replies: [
      { by: 'advisor', text: 'Yes, your plan moves with you. Please send us a copy of the new lease.' },
    ],
  },
  {
    type: 'Meter',
    subject: 'Smart meter shows no data',
    description: 'The usage chart has been empty for four days. The lights are on, so power is fine.',
    replies: [
      {
        by: 'advisor',
        text: 'The utility is replacing the radio in your meter. The missing days will be filled in.',
      },
    ],
  },
  {
    type: 'Payment',
    subject: 'Autopay charged me twice',
    description: 'My bank shows two payments on the same day for the same amount.',
    replies: [
      { by: 'advisor', text: 'The second one is a hold that your bank releases within two business days.' },
      { by: 'customer', text: 'It is gone now.' },
      { by: 'advisor', text: 'Good to hear. We are closing this message.' },
    ],
  },
  {
    type: 'Plan',
    subject: 'When does my contract end?',
    description: 'I cannot find the end date of my plan and would like to renew it in time.',
    replies: [
      {
        by: 'advisor',
        text: 'It stands on each bill, beside the name of your plan. We write to you 30 days before it, and you can renew from then on.',
      },
    ],
  },
  {
    type: 'Outage',
    subject: 'Power went out twice this week',
    description: 'Both outages lasted about ten minutes. Is there work on the lines in my street?',
    replies: [
      {
        by: 'advisor',
        text: 'The utility trims trees along your street until Friday. We are sorry for the trouble.',
      },
    ],
  },
  {
    type: 'Other',
    subject: 'Refund of my deposit',
    description: 'I have paid on time for a year. When will the deposit be returned?',
    replies: [{ by: 'advisor', text: 'It will be credited to your next bill.' }],
  },
];

/** Believable messages in Spanish. */
export const SPANISH: readonly [Conversation, ...Conversation[]] = [
  {
    type: 'Billing',
    subject: 'Pregunta sobre mi última factura',
    description: 'La factura subió mucho y no usamos el aire acondicionado. ¿Pueden revisarla?',
    replies: [
      {
        by: 'advisor',
        text: 'Revisamos la lectura y es correcta: el mes pasado fue mucho más caluroso que el anterior.',
      },
      { by: 'customer', text: 'Gracias por la explicación.' },
    ],
  },
  {
    type: 'Moving',
    subject: 'Cambio de domicilio',
    description: 'Nos mudamos a fin de mes. ¿Qué documentos necesitan para la nueva dirección?',
    replies: [
      { by: 'advisor', text: 'Envíenos una copia del contrato de alquiler y una identificación oficial.' },
    ],
  },
  {
    type: 'Payment',
    subject: 'No puedo pagar con mi tarjeta',
    description: 'La página dice que el pago no se procesó, pero la tarjeta funciona en otros sitios.',
    replies: [
      { by: 'advisor', text: 'Hubo una falla del procesador esta mañana. Por favor, inténtelo otra vez.' },
    ],
  },
  {
    type: 'Meter',
    subject: 'El medidor hace ruido',
    description: 'El medidor zumba desde ayer. ¿Es peligroso?',
    replies: [
      { by: 'advisor', text: 'Avisamos a la distribuidora. Un técnico irá mañana por la mañana.' },
      { by: 'customer', text: 'Ya vino el técnico y quedó arreglado.' },
    ],
  },
  {
    type: 'Plan',
    subject: 'Quiero un plan con energía renovable',
    description: '¿Qué planes tienen con energía del sol o del viento para mi código postal?',
    replies: [
      {
        by: 'advisor',
        text: 'En Planes puede elegir “Renovable”: ahí ve los que son 100 % de sol y viento para su código postal.',
      },
    ],
  },
];
