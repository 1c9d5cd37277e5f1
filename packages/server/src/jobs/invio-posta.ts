import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import { makeTaccuino } from '../features/base/lavoro/lavoro.public.ts';
import { openAllegati } from '../gateways/posta/allegato.ts';
import { openBusta } from '../gateways/posta/busta.ts';
import { describeGuasto } from '../gateways/posta/errore-posta.ts';
import { claimMessaggio, type DaInviare, markErrore, markInviata } from '../gateways/posta/posta.queries.ts';
import { writeMessageId } from '../gateways/rimbalzi/dsn.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';

const PAUSA_MS = 3_000;
/**
 * How long a silent mail server is waited for: all together far less than the five minutes a message is in hand, or another
 * process would send it too while this one is still there. Meanwhile the others wait: left to itself it would be ten minutes.
 */
const ATTESE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Who sends the mails of this process. */
export interface InvioPosta {
  /** There is something to send: now, not at the next turn. */
  wake(): void;
  /** Stops after the message in hand. */
  stop(): Promise<void>;
}

/** Who a mail is handed over for: all, or of one that came back those who did not get it. */
function chooseDestinatari({ destinatario, cc, tornata_da: posti }: DaInviare): string[] {
  const tutti = [destinatario, ...cc];
  return posti.length === 0 ? tutti : tutti.filter((_, quale) => posti.includes(quale + 1));
}

/** Sends what waits in the outbox, one at a time; several processes share the work, each message has one sender. */
export function startInvioPosta(
  { db, cifratura }: Pick<Servizi, 'db' | 'cifratura'>,
  smtp: { url: string; mittente: string },
  log: FastifyBaseLogger,
): InvioPosta {
  const trasporto = nodemailer.createTransport({ url: smtp.url, ...ATTESE }, { from: smtp.mittente });
  const taccuino = makeTaccuino(db, 'Posta in uscita', PAUSA_MS);
  let isFermo = false;
  let isSuonata = false;
  let sveglia: (() => void) | undefined;

  async function sendNext(): Promise<boolean> {
    const messaggio = await claimMessaggio(db);
    if (!messaggio) return false;
    try {
      const { testo, html } = openBusta(cifratura, messaggio);
      const allegati = await openAllegati(db, cifratura, messaggio.id);
      await trasporto.sendMail({
        // The same at every attempt: who gets it twice, because an answer was lost, sees one.
        messageId: writeMessageId(messaggio),
        to: messaggio.destinatario,
        ...(messaggio.cc.length > 0 && { cc: messaggio.cc }),
        envelope: { from: smtp.mittente, to: chooseDestinatari(messaggio) },
        attachments: allegati.map(({ nome, tipo, contenuto }) => ({
          filename: nome,
          contentType: tipo,
          content: contenuto,
        })),
        subject: messaggio.oggetto,
        text: testo,
        ...(html === null ? {} : { html }),
      });
      await markInviata(db, messaggio.id);
    } catch (errore) {
      log.warn({ err: describeErrore(errore), messaggio: messaggio.id }, 'mail not sent');
      await markErrore(db, messaggio.id, describeGuasto(errore));
    }
    return true;
  }

  async function loop(): Promise<void> {
    while (!isFermo) {
      isSuonata = false;
      const inizio = performance.now();
      let esito: 'Fatto' | 'Fallito' = 'Fatto';
      const isInviato = await sendNext().catch((errore) => {
        log.warn({ err: describeErrore(errore) }, 'outbox not readable');
        esito = 'Fallito';
        return false;
      });
      await taccuino.write(esito, performance.now() - inizio);
      if (isInviato || isFermo || isSuonata) continue;
      await new Promise<void>((resolve) => {
        sveglia = resolve;
        setTimeout(resolve, PAUSA_MS).unref();
      });
    }
  }
  const fine = loop();
  const wake = () => {
    isSuonata = true;
    sveglia?.();
  };
  return {
    wake,
    stop: async () => {
      isFermo = true;
      wake();
      await fine;
      trasporto.close();
    },
  };
}
