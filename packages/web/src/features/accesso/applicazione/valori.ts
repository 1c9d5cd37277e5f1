import type { TipoApplicazione } from '@quadra/contract';
import type { Applicazione, ApplicazioneScritta } from './applicazione.api.ts';

/** An application as the form holds it: every text a string, '' when empty. */
export type Valori = {
  codice: string;
  nome: string;
  tipo: TipoApplicazione;
  anno: string;
  numero: string;
  indirizzi: { studio: string; privato: string; azienda: string };
  paginaIniziale: string;
  ritorni: readonly string[];
  ritorniUscita: readonly string[];
  indirizzoUscita: string;
  attiva: boolean;
};

const valoriVuoti: Valori = {
  codice: '',
  nome: '',
  tipo: 'dichiarazioni',
  anno: '',
  numero: '',
  indirizzi: { studio: '', privato: '', azienda: '' },
  paginaIniziale: '',
  ritorni: [''],
  ritorniUscita: [],
  indirizzoUscita: '',
  attiva: true,
};

const readValori = (una: Applicazione): Valori => ({
  codice: una.codice,
  nome: una.nome,
  tipo: una.tipo,
  anno: una.anno === null ? '' : String(una.anno),
  numero: una.numero === null ? '' : String(una.numero),
  indirizzi: {
    studio: una.indirizzi.studio ?? '',
    privato: una.indirizzi.privato ?? '',
    azienda: una.indirizzi.azienda ?? '',
  },
  paginaIniziale: una.paginaIniziale,
  ritorni: una.ritorni,
  ritorniUscita: una.ritorniUscita,
  indirizzoUscita: una.indirizzoUscita ?? '',
  attiva: una.attiva,
});

export const toValori = (una: Applicazione | null): Valori => (una === null ? valoriVuoti : readValori(una));

const dropVuoti = (testi: readonly string[]) =>
  testi.map((testo) => testo.trim()).filter((testo) => testo !== '');

/** The values without the empty lines: the places of the addresses are those the server will tell. */
export const cleanValori = (valori: Valori): Valori => ({
  ...valori,
  ritorni: dropVuoti(valori.ritorni),
  ritorniUscita: dropVuoti(valori.ritorniUscita),
});

const toNumero = (testo: string) => (testo === '' ? null : Number(testo));
const toTesto = (testo: string) => (testo.trim() === '' ? null : testo.trim());

/** The application to send: '' becomes null. */
export function toScritta(valori: Valori): ApplicazioneScritta {
  const { codice: _codice, indirizzi, ...resto } = cleanValori(valori);
  return {
    ...resto,
    anno: toNumero(valori.anno),
    numero: toNumero(valori.numero),
    indirizzi: {
      studio: toTesto(indirizzi.studio),
      privato: toTesto(indirizzi.privato),
      azienda: toTesto(indirizzi.azienda),
    },
    paginaIniziale: valori.paginaIniziale.trim(),
    ritorni: [...resto.ritorni],
    ritorniUscita: [...resto.ritorniUscita],
    indirizzoUscita: toTesto(valori.indirizzoUscita),
  };
}
