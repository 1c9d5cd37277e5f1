import { tipologiaUtente } from '@quadra/contract';
import {
  type Icon,
  IconApps,
  IconFileText,
  IconHome,
  IconMail,
  IconShieldLock,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import type { Utente } from '../api/sessione.ts';
import { messaggiShell as m } from '../messages/shell.ts';

export type VoceNavigazione = {
  percorso:
    | '/home'
    | '/anagrafica'
    | '/dichiarazioni'
    | '/posta'
    | '/sicurezza'
    | '/entra-come'
    | '/applicazioni';
  nome: string;
  icona: Icon;
  /** Left out: everybody. The server decides the rights; this only avoids doors that would not open. */
  isVisibile?: (utente: Utente) => boolean;
};

/** The screens that exist, in the order of the navigation. A new screen adds its line here and its route in router. */
export const vociNavigazione: readonly VoceNavigazione[] = [
  { percorso: '/home', nome: m.home, icona: IconHome },
  { percorso: '/anagrafica', nome: m.anagrafica, icona: IconUsers },
  { percorso: '/dichiarazioni', nome: m.dichiarazioni, icona: IconFileText },
  {
    percorso: '/posta',
    nome: m.posta,
    icona: IconMail,
    isVisibile: (utente) => utente.tipologiaUtente === tipologiaUtente.AMM_ELMAS,
  },
  {
    percorso: '/entra-come',
    nome: m.entraCome,
    icona: IconUserShield,
    isVisibile: ({ tipologiaUtente: tipo }) =>
      tipo === tipologiaUtente.AMM_ELMAS || tipo === tipologiaUtente.AMM_GES,
  },
  {
    percorso: '/applicazioni',
    nome: m.applicazioni,
    icona: IconApps,
    isVisibile: ({ tipologiaUtente: tipo }) =>
      tipo === tipologiaUtente.AMM_ELMAS || tipo === tipologiaUtente.CON_ELMAS,
  },
];

/** What the palette finds: the navigation, and the pages that are reached from the account panel. */
export const vociPalette: readonly VoceNavigazione[] = [
  ...vociNavigazione,
  { percorso: '/sicurezza', nome: m.sicurezza, icona: IconShieldLock },
];
