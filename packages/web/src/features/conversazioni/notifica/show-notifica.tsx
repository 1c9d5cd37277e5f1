import { etichettaPriorita } from '@quadra/contract';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiVetrina as m } from '../../../messages/notifica.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { TestoConCollegamenti } from '../../../ui/stati/html-sicuro.tsx';
import { describeDestinatari } from './destinatari.ts';
import css from './Vetrina.module.css';
import type { Scritta } from './vetrina.api.ts';

/** A notification whose date is set, to be read as it arrives; until it is out it may be withdrawn. */
export async function showNotifica(una: Scritta): Promise<'ritira' | null> {
  let isDaRitirare = false;
  const { esito, close } = openModale({
    titolo: una.oggetto,
    senzaOk: true,
    contenuto: (
      <div className={css.dialog}>
        <p className={css.text}>
          <TestoConCollegamenti testo={una.testo} />
        </p>
        <dl className={css.facts}>
          <dt>{m.priorita}</dt>
          <dd>{etichettaPriorita[una.priorita]}</dd>
          <dt>{m.stato}</dt>
          <dd>
            {una.stato}, {una.dataPubblicazione !== null && formatDataOra(una.dataPubblicazione)}
          </dd>
          <dt>{m.destinatari}</dt>
          <dd>{describeDestinatari(una.destinatari)}</dd>
          <dt>{m.lettori}</dt>
          <dd>{m.quantiLettori(una.lettori ?? 0)}</dd>
        </dl>
        {una.stato === 'Programmata' && (
          <div className={css.foot}>
            <Button
              onClick={() => {
                isDaRitirare = true;
                close();
              }}
            >
              {m.ritira}
            </Button>
          </div>
        )}
      </div>
    ),
  });
  await esito;
  return isDaRitirare ? 'ritira' : null;
}
