import { listSenzaEffetto } from '@quadra/fisco';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { saveDichiarazione } from '../dichiarazione.api.ts';
import css from './Controlli.module.css';

/** Takes away what is stored in caselle that the form no longer fills; nothing where there is none. */
export function EliminaSenzaEffetto() {
  const { dichiarazione, modello, solaLettura, save, adopt } = useApertura();
  const senza = solaLettura ? [] : listSenzaEffetto(modello, dichiarazione);
  if (senza.length === 0) return null;
  const listNulli = (genere: 'valore' | 'forzatura'): Record<string, null> =>
    Object.fromEntries(senza.filter((voce) => voce.genere === genere).map(({ chiave }) => [chiave, null]));

  const remove = async () => {
    const conferma = await askConferma({
      titolo: m.senzaEffettoTitolo,
      testo: m.senzaEffettoTesto(senza.map(({ chiave }) => nameCasella(chiave))),
      pericolo: true,
    });
    // What was typed is saved first: the declaration is read again afterwards.
    if (!conferma || !(await save())) return;
    try {
      const modifiche = { righi: listNulli('valore'), forzature: listNulli('forzatura') };
      await adopt(await saveDichiarazione(dichiarazione, dichiarazione.versione, modifiche));
      notifiche.push('success', m.senzaEffettoEliminati(senza.length));
    } catch (causa) {
      const errore = toApiError(causa);
      notifiche.push('error', errore.testo, {
        titolo: m.senzaEffettoNonEliminati,
        codiceRichiesta: errore.codiceRichiesta,
      });
    }
  };
  return (
    <button type="button" className={css.link} onClick={remove}>
      {m.senzaEffettoElimina}
    </button>
  );
}
