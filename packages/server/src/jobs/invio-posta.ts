import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import { openBusta } from '../gateways/posta/busta.ts';
import { claimMessaggio, markErrore, markInviata } from '../gateways/posta/posta.queries.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';

const PAUSA_MS = 3_000;

/**
 * Sends what waits in the outbox, one at a time; several processes share the work, each message has one sender. Answers
 * the function that stops it after the message in hand.
 */
export function startInvioPosta(
  { db, cifratura }: Pick<Servizi, 'db' | 'cifratura'>,
  smtp: { url: string; mittente: string },
  log: FastifyBaseLogger,
): () => Promise<void> {
  const trasporto = nodemailer.createTransport(smtp.url, { from: smtp.mittente });
  let isFermo = false;
  let sveglia: (() => void) | undefined;

  async function sendNext(): Promise<boolean> {
    const messaggio = await claimMessaggio(db);
    if (!messaggio) return false;
    try {
      const { testo, html } = openBusta(cifratura, messaggio);
      await trasporto.sendMail({
        to: messaggio.destinatario,
        subject: messaggio.oggetto,
        text: testo,
        ...(html === null ? {} : { html }),
      });
      await markInviata(db, messaggio.id);
    } catch (errore) {
      log.warn({ err: describeErrore(errore), messaggio: messaggio.id }, 'mail not sent');
      await markErrore(db, messaggio.id, errore instanceof Error ? errore.name : 'Error');
    }
    return true;
  }

  async function loop(): Promise<void> {
    while (!isFermo) {
      const isInviato = await sendNext().catch((errore) => {
        log.warn({ err: describeErrore(errore) }, 'outbox not readable');
        return false;
      });
      if (isInviato || isFermo) continue;
      await new Promise<void>((resolve) => {
        sveglia = resolve;
        setTimeout(resolve, PAUSA_MS).unref();
      });
    }
  }
  const fine = loop();
  return async () => {
    isFermo = true;
    sveglia?.();
    await fine;
    trasporto.close();
  };
}
