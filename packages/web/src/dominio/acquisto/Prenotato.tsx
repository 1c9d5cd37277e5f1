import { formatData, formatIban } from '@quadra/values';
import { messaggiAcquisto as m } from '../../messages/acquisto.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import css from './Acquisto.module.css';
import type { Pagamento } from './acquisto.api.ts';
import { formatImporto } from './importo.ts';

/** A transfer to make: to whom, how much, with which words; or a debit: when, how much. */
export function Prenotato({ pagamento, onFine }: { pagamento: Pagamento; onFine: () => void }) {
  const isAddebito = pagamento.metodo === 'SEPA Direct Debit';
  const quanto = [m.importo, `${formatImporto(pagamento.importo)} €`] as const;
  const causale = [m.causale, pagamento.causale] as const;
  const voci = isAddebito
    ? ([[m.addebitoIl, formatData(pagamento.dataAddebito ?? '')], quanto, causale] as const)
    : ([
        [m.beneficiario, pagamento.intestatario ?? ''],
        [m.iban, formatIban(pagamento.iban ?? '')],
        quanto,
        causale,
      ] as const);
  return (
    <div className={css.body}>
      <h3 className={css.heading}>{isAddebito ? m.addebitato : m.prenotato}</h3>
      <p>{isAddebito ? m.addebitatoTesto : m.prenotatoTesto}</p>
      <dl className={css.data}>
        {voci.map(([nome, valore]) => (
          <div key={nome} style={{ display: 'contents' }}>
            <dt>{nome}</dt>
            <dd className="figures">{valore}</dd>
          </div>
        ))}
      </dl>
      <div className={css.buttons}>
        <Button aspetto="primary" onClick={onFine}>
          {m.chiudi}
        </Button>
      </div>
    </div>
  );
}
