import { ANTICIPO_MASSIMO, type EventoAutomatico } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of what the house tells a studio by itself. */
export const messaggiAutomatica = {
  titolo: 'Notifiche automatiche',
  salvate: 'Notifiche automatiche salvate.',
  nonSalvate: (quanti: number) =>
    quanti === 1
      ? 'Notifiche automatiche non salvate: 1 campo da correggere'
      : `Notifiche automatiche non salvate: ${formatIntero(quanti)} campi da correggere`,
  attiva: (nome: string) => `Avvisare: ${nome}`,
  spiega: {
    'soglia-crediti':
      'Quando i crediti scendono sotto la soglia. Agli amministratori; l’indirizzo dello studio riceve già la sua e-mail.',
    'scadenza-pacchetto': 'Prima che scadano crediti non ancora utilizzati. Agli amministratori.',
    'scadenza-dichiarazioni':
      'Prima del termine di invio, se ne restano da inviare. Redditi PF, 730, CU e 770; le date sono da riscontrare sulle fonti ufficiali.',
    'esito-telematico': 'Quando si registra una ricevuta, accolta o scartata. A chi vede il cliente.',
    firma: 'Quando una busta è firmata da tutti, rifiutata o scaduta. A chi vede il cliente.',
  } satisfies Record<EventoAutomatico, string>,
  anticipo: 'Giorni di anticipo',
  anticipoNota: `da 0 a ${ANTICIPO_MASSIMO}`,
  canali: 'Dove arriva',
  portale: 'Nel portale',
  email: 'Per e-mail agli amministratori',
  testo: 'Testo',
  testoNota: 'vuoto: il testo di Quadra',
  segnaposti: 'Segnaposto',
  inserisci: (nome: string) => `Inserisci {${nome}}`,
  predefinito: (testo: string) => `Testo di Quadra: «${testo}»`,
  silenzio: 'Ore di silenzio',
  silenzioTesto:
    'In queste ore, di Roma, non arriva nulla, né nel portale né per e-mail: ciò che accade si comunica alla fine.',
  silenzioAttivo: 'Non avvisare in alcune ore',
  dalle: 'Dalle',
  alle: 'Alle',
  ora: (ora: number) => `${String(ora).padStart(2, '0')}:00`,
} as const;

const campi: Readonly<Record<string, string>> = {
  anticipo: messaggiAutomatica.anticipo,
  testo: messaggiAutomatica.testo,
  canali: messaggiAutomatica.canali,
  alle: messaggiAutomatica.alle,
  dalle: messaggiAutomatica.dalle,
};
/** The name of a field by its path. */
export const nameCampoAutomatica = (percorso: string): string =>
  campi[percorso.split('.').at(-1) ?? ''] ?? percorso;
