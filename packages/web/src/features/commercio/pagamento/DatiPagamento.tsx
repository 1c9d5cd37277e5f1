import { formatData, formatIban } from '@quadra/values';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import css from './Pagamento.module.css';
import type { Pagamento } from './pagamento.api.ts';

const segni: Readonly<Record<Pagamento['stato'], TipoStato>> = {
  Completato: 'fatto',
  Fallito: 'errore',
  Annullato: 'assente',
  'In sospeso': 'aperto',
};

/** How a payment stands, in words: what was given back is said instead. */
export const describeStato = ({ stato, rimborsato }: Pagamento): string =>
  rimborsato ? m.rimborsato : stato;

export const StatoPagamento = ({ uno }: { uno: Pagamento }) => (
  <Stato tipo={uno.rimborsato ? 'assente' : segni[uno.stato]} testo={describeStato(uno)} />
);

/** All that is known of one payment. */
export const DatiPagamento = ({ uno }: { uno: Pagamento }) => (
  <dl className={css.data}>
    {(
      [
        [m.studio, uno.nomeStudio],
        [m.pacchetto, uno.idRichiesta === null ? `${uno.pacchetto}, ${uno.crediti}` : uno.pacchetto],
        [m.metodo, uno.simulato ? `${uno.metodo} (${m.simulato.toLowerCase()})` : uno.metodo],
        [m.beneficiario, uno.intestatario ?? ''],
        [m.iban, uno.iban === null ? '' : formatIban(uno.iban)],
        [m.causale, uno.causale],
        [m.importo, formatImporto(uno.importo)],
        [m.stato, describeStato(uno)],
        [m.incasso, uno.dataIncasso === null ? '' : formatData(uno.dataIncasso)],
        [m.motivo, uno.motivo ?? ''],
      ] as const
    )
      .filter(([, valore]) => valore !== '')
      .map(([nome, valore]) => (
        <div key={nome} className={css.line}>
          <dt>{nome}</dt>
          <dd>{valore}</dd>
        </div>
      ))}
  </dl>
);
