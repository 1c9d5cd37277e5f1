import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Cifratura } from '../cifratura.ts';
import type { Config } from '../config.ts';
import type { Deposito } from '../db/deposito.ts';
import type { Db } from '../db/pool.ts';
import type { Replica } from '../db/replica.ts';
import type { Antivirus } from '../gateways/antivirus/port.ts';
import type { Conservatore } from '../gateways/conservatore/port.ts';
import type { Contabilita } from '../gateways/contabilita/port.ts';
import type { Firma } from '../gateways/firma/port.ts';
import type { Identita } from '../gateways/identita/port.ts';
import type { Marcatura } from '../gateways/marcatura/port.ts';
import type { ModelloLinguistico } from '../gateways/modello-linguistico/port.ts';
import type { Posta } from '../gateways/posta/port.ts';
import type { Scambio } from '../gateways/precompilata/port.ts';
import type { Push } from '../gateways/push/port.ts';
import type { Sdi } from '../gateways/sdi/port.ts';
import type { Sportelli } from '../gateways/sportello/port.ts';
import type { Trasmissione } from '../gateways/trasmissione/port.ts';
import type { Visure } from '../gateways/visure/port.ts';
import type { Flussi } from './flussi.ts';
import type { Genere } from './genere.ts';

/** What the composition root wires once and the features receive. */
export interface Servizi {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Db;
  /** The copy that heavy readings may go to; null where there is none. */
  readonly replica: Replica | null;
  /** Where the bytes of documents are besides the database; null where there is none. */
  readonly deposito: Deposito | null;
  readonly posta: Posta;
  /** Looks at what people send, before it is kept. */
  readonly antivirus: Antivirus;
  /** The accounting software of who sells. */
  readonly contabilita: Contabilita;
  /** The service of electronic signature; null where there is none. */
  readonly firma: Firma | null;
  /** Who says which question a sentence is; null where there is none. */
  readonly modelloLinguistico: ModelloLinguistico | null;
  /** Who stamps the time of the signatures; null where there is nobody. */
  readonly marcatura: Marcatura | null;
  /** Who keeps documents by law; null where there is none. */
  readonly conservatore: Conservatore | null;
  /** Tells the browsers of people; null where the house sends to none. */
  readonly push: Push | null;
  /** The exchange of the precompilate; null where there is none. */
  readonly precompilata: Scambio | null;
  /** Who searches the land register; null where there is nobody. */
  readonly visure: Visure | null;
  /** Takes the telematic files away and brings the receipts back. */
  readonly trasmissione: Trasmissione;
  /** The exchange of the invoices; null where it is not configured. */
  readonly sdi: Sdi | null;
  /** Hands out long work. */
  readonly coda: PgBoss;
  /** The kinds of long work, by name. */
  readonly generi: ReadonlyMap<string, Genere>;
  /** Who is waiting for events. */
  readonly flussi: Flussi;
  readonly cifratura: Cifratura;
  /** Providers of identities of others. */
  readonly identita: Identita;
  /** Where people pay on a page that is not ours. */
  readonly sportelli: Sportelli;
  readonly versione: string;
  /** Now, by the clock of the database; a function, so that tests choose it. */
  readonly now: () => Date;
  /** The address people reach us at, without a final slash: for links in mails. */
  readonly indirizzoPubblico: () => string;
}
