import type { Trx } from '../../../../db/pool.ts';
import { makeLettera } from '../../../../gateways/posta/lettera.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { formatIstante } from '../sessione.wire.ts';

type Avviso =
  | 'verifica attivata'
  | 'verifica tolta'
  | 'verifica liberata'
  | 'passkey aggiunta'
  | 'identità collegata'
  | 'identità scollegata';

const testi: Record<Avviso, { oggetto: string; fatto: string; voce?: string }> = {
  'verifica attivata': {
    oggetto: 'Quadra: verifica in due passaggi attivata',
    fatto: 'La verifica in due passaggi è stata attivata per questo accesso.',
  },
  'verifica tolta': {
    oggetto: 'Quadra: verifica in due passaggi tolta',
    fatto: 'La verifica in due passaggi è stata tolta: da ora per entrare basta la password.',
  },
  'verifica liberata': {
    oggetto: 'Quadra: verifica in due passaggi tolta',
    fatto:
      'La verifica in due passaggi di questo accesso è stata tolta da chi gestisce l’impianto, come richiesto: app per i codici, passkey e codici di recupero non valgono più, e le sessioni aperte sono finite.',
  },
  'passkey aggiunta': {
    oggetto: 'Quadra: passkey aggiunta',
    fatto: 'A questo accesso è stata aggiunta una passkey, con cui si entra senza password.',
    voce: 'Nome della passkey',
  },
  'identità collegata': {
    oggetto: 'Quadra: identità esterna collegata',
    fatto: 'A questo accesso è stata collegata un’identità esterna, con cui si entra senza password.',
    voce: 'Fornitore',
  },
  'identità scollegata': {
    oggetto: 'Quadra: identità esterna scollegata',
    fatto: 'L’identità esterna collegata a questo accesso è stata scollegata.',
    voce: 'Fornitore',
  },
};

/** Tells the user by mail what was done to the guard of the account, in the transaction of the act. */
export async function queueAvviso(
  servizi: Servizi,
  trx: Trx,
  avviso: Avviso,
  { email, ip, nome }: { email: string; ip?: string; nome?: string },
): Promise<void> {
  const { oggetto, fatto, voce } = testi[avviso];
  const lettera = makeLettera({
    titolo: oggetto.replace('Quadra: ', '').replace(/^./, (prima) => prima.toUpperCase()),
    frasi: [
      fatto,
      ...(nome === undefined ? [] : [`${voce}: ${nome}`]),
      `Quando: ${formatIstante(servizi.now())}`,
      ...(ip === undefined ? [] : [`Da quale indirizzo: ${ip}`]),
      'Chi non ha fatto questa operazione cambi subito la password e avvisi il primo amministratore.',
    ],
    pulsante: { testo: 'Aprire Sicurezza', indirizzo: `${servizi.indirizzoPubblico()}/sicurezza` },
  });
  await servizi.posta.queueMessaggio(trx, {
    modello: avviso,
    destinatario: email,
    oggetto,
    ...lettera,
  });
}
