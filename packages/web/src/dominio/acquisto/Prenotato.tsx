import { formatIban } from '@quadra/values';
import { messaggiAcquisto as m } from '../../messages/acquisto.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import css from './Acquisto.module.css';
import type { Pagamento } from './acquisto.api.ts';
import { formatImporto } from './importo.ts';

/** A transfer to make: to whom, how much, with which words. */
export function Prenotato({ pagamento, onFine }: { pagamento: Pagamento; onFine: () => void }) {
  const voci = [
    [m.beneficiario, pagamento.intestatario ?? ''],
    [m.iban, formatIban(pagamento.iban ?? '')],
    [m.importo, `${formatImporto(pagamento.importo)} €`],
    [m.causale, pagamento.causale],
  ] as const;
  return (
    <div className={css.body}>
      <h3 className={css.heading}>{m.prenotato}</h3>
      <p>{m.prenotatoTesto}</p>
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
