import type { TipoDichiarazione } from '@quadra/contract';

/** Words of the window that creates a declaration. */
export const messaggiNuova = {
  nuova: 'Nuova dichiarazione',
  titolo: (anno: number, tipo?: TipoDichiarazione) =>
    ['Nuova dichiarazione', tipo, anno].filter(Boolean).join(' '),
  cliente: 'Cliente',
  cercaCliente: 'Nome o codice fiscale',
  tipo: 'Tipo',
  finalita: 'Finalità',
  base: 'Dichiarazione da cui parte',
  baseFacoltativa: 'facoltativa',
  nessunaBase: 'Il cliente non ha dichiarazioni di questo tipo nell’anno.',
  voceBase: (finalita: string, stato: string, comune: string | null, giorno: string) =>
    [`${finalita}, ${stato.toLowerCase()}`, comune, `modificata il ${giorno}`].filter(Boolean).join(' · '),
  scegliCliente: 'Scegliere il cliente.',
  scegliTipo: 'Scegliere il tipo.',
  tipoNonSuo: 'Il cliente non può avere una dichiarazione di questo tipo.',
  scegliBase: 'Scegliere la dichiarazione da cui parte.',
  comune: 'Comune degli immobili',
  cercaComune: 'Nome del comune',
  scegliComune: 'Scegliere il comune.',
  imuNota:
    'La dichiarazione creata qui è senza immobili. Dalla pagina IMU si creano quelle dei comuni dove il cliente ne ha.',
  imuVai: 'Apri la pagina IMU del cliente',
  vaiAiPacchetti: 'Vai ai Pacchetti',
  crea: 'Crea',
  annulla: 'Annulla',
  creata: 'Dichiarazione creata.',
  unCliente: 'Da un cliente per volta',
} as const;
