import { tipologiaUtente } from '@quadra/contract';
import type { NuovoUtente, Scheda } from './utente.api.ts';

/** A user as the form holds him. */
export type Valori = {
  cognome: string;
  nome: string;
  email: string;
  tipologiaUtente: number;
  idStudio: number | null;
  idGestore: number | null;
  ipAbilitati: string;
  visureAbilitate: boolean;
  abilitaAI: boolean;
  esportazione730Enabled: boolean;
  spinOk: boolean;
};

const vuoti: Valori = {
  cognome: '',
  nome: '',
  email: '',
  tipologiaUtente: tipologiaUtente.OP_STU,
  idStudio: null,
  idGestore: null,
  ipAbilitati: '',
  visureAbilitate: true,
  abilitaAI: false,
  esportazione730Enabled: false,
  spinOk: false,
};

export const toValori = (utente: Scheda | null): Valori =>
  utente === null
    ? vuoti
    : {
        cognome: utente.cognome,
        nome: utente.nome,
        email: utente.email,
        tipologiaUtente: utente.tipologiaUtente,
        idStudio: utente.studioId,
        idGestore: utente.gestoreId,
        ipAbilitati: utente.ipAbilitati,
        visureAbilitate: utente.visureAbilitate,
        abilitaAI: utente.abilitaAI,
        esportazione730Enabled: utente.esportazione730Enabled,
        spinOk: utente.spinOk,
      };

export const isDiStudio = (tipo: number) =>
  tipo === tipologiaUtente.AMM_STU || tipo === tipologiaUtente.OP_STU;
export const isDiGestore = (tipo: number) =>
  tipo === tipologiaUtente.AMM_GES || tipo === tipologiaUtente.OP_GES;

/** The invitation to send: of the places, only the one the type is for. */
export function toInvito({ idStudio, idGestore, ...valori }: Valori): NuovoUtente {
  const { tipologiaUtente: tipo } = valori;
  return {
    ...valori,
    ...(isDiStudio(tipo) && idStudio !== null ? { idStudio } : {}),
    ...(isDiGestore(tipo) && idGestore !== null ? { idGestore } : {}),
  };
}
