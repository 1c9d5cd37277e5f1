import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import link from '../controlli/Controlli.module.css';
import { nameCasella } from '../dati/chiave.ts';
import type { Bozza } from '../dati/modifiche.ts';
import { AvvisoMessaggi } from '../messaggi/AvvisoMessaggi.tsx';
import { NotaSolaLettura } from '../vita/NotaSolaLettura.tsx';
import { useDomandaInCarico } from '../vita/usePresaInCarico.ts';
import { BozzaRecuperata } from './BozzaRecuperata.tsx';
import { useApertura, useVersione } from './contesto.ts';
import css from './Dichiarazione.module.css';
import type { useSalvaDichiarazione } from './useSalvaDichiarazione.ts';

type Props = {
  recuperate: readonly Bozza[];
  onRecuperate: (riprendi: boolean) => void;
  salvataggio: Pick<ReturnType<typeof useSalvaDichiarazione>, 'errore' | 'atto' | 'rifiutati'>;
};

/** What stands over the quadro: recovered drafts, a save that was refused, the fields to correct. */
export function Avvisi({ recuperate, onRecuperate, salvataggio }: Props) {
  const { errore, atto, rifiutati } = salvataggio;
  const { campi, goTo, solaLettura } = useApertura();
  useVersione();
  useDomandaInCarico();
  const daCorreggere = rifiutati === 0 ? [] : campi.listRifiutati();
  return (
    <div className={css.alerts}>
      <NotaSolaLettura />
      <AvvisoMessaggi />
      {recuperate.length > 0 && !solaLettura && (
        <BozzaRecuperata
          recuperate={recuperate}
          onRiprendi={() => onRecuperate(true)}
          onScarta={() => onRecuperate(false)}
        />
      )}
      {errore && (
        <RiquadroErrore
          titolo={m.esiti[atto][1]}
          testo={errore.testo}
          codiceRichiesta={errore.codiceRichiesta}
        >
          {errore.status === 0 && <p>{m.senzaRete}</p>}
          <ElencoCampi
            campi={errore.campi.map((c) => [c.percorso.replace(/^(Righi|Forzature)\./, ''), ''])}
            onGo={goTo}
          />
        </RiquadroErrore>
      )}
      {daCorreggere.length > 0 && (
        <RiquadroErrore testo={m.erroriSalvataggio(daCorreggere.length)}>
          <ElencoCampi campi={daCorreggere.map(({ chiave, frase }) => [chiave, frase])} onGo={goTo} />
        </RiquadroErrore>
      )}
    </div>
  );
}

function ElencoCampi({ campi, onGo }: { campi: string[][]; onGo: (chiave: string) => void }) {
  return (
    <ul>
      {campi.map(([chiave = '', frase]) => (
        <li key={chiave}>
          <button type="button" className={link.link} onClick={() => onGo(chiave)}>
            {nameCasella(chiave)}
          </button>{' '}
          {frase}
        </li>
      ))}
    </ul>
  );
}
