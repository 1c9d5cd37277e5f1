import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatLuogo, type Luogo, type RighiBozza, saveBozza } from '../../../dominio/bozza/bozza.api.ts';
import { sospese } from '../../../dominio/bozza/sospese.ts';
import { useBozza } from '../../../dominio/bozza/useBozza.ts';
import type { Anagrafica } from './anagrafica.api.ts';
import { applyBozza, computeModifiche, listDifferenze } from './bozza-scheda.ts';
import { toValori, type Valori, valoriVuoti } from './valori.ts';

type Opzioni = {
  form: UseFormReturn<Valori>;
  valori: Valori;
  salvata: Anagrafica | null;
  /** Who may not change the record leaves no drafts. */
  modifica: boolean;
};

/** The draft of a record of a client: kept while one types, offered again, gone when the record is saved. */
export function useBozzaScheda({ form, valori, salvata, modifica }: Opzioni) {
  const [base, setBase] = useState<number | null>(null);
  const salvati = useMemo(() => (salvata === null ? valoriVuoti : toValori(salvata)), [salvata]);
  const modifiche = useMemo(() => computeModifiche(salvati, valori), [salvati, valori]);
  const versione = base ?? salvata?.versione ?? null;
  const luogo: Luogo = { genere: 'anagrafica', chiave: salvata?.id ?? 'nuova' };
  const { bozze, recuperata, settleRecuperata, finish } = useBozza({
    luogo,
    versione,
    isAttiva: modifica,
    modifiche,
    isUtile: ({ righi }) => listDifferenze(salvati, righi).length > 0,
  });
  const resume = () => {
    if (recuperata === null) return;
    form.reset(applyBozza(form.getValues(), recuperata.righi, modifiche), { keepDefaultValues: true });
    setBase(recuperata.versione);
    settleRecuperata();
  };
  return {
    bozze,
    recuperata,
    differenze: recuperata === null ? [] : listDifferenze(salvati, recuperata.righi),
    /** The record was saved by somebody after the draft was typed. */
    isCambiata: salvata !== null && recuperata !== null && recuperata.versione !== salvata.versione,
    /** The version a save must start from: that of the draft, when one was taken. */
    versione,
    hasModifiche: Object.keys(modifiche).length > 0,
    resume,
    discard: settleRecuperata,
    /** What is on the page is a draft again. */
    touch: () => bozze.touch(formatLuogo(luogo)),
    /** What was written goes to the record just made, whose page offers it. */
    handOver: ({ id, versione: sua }: Anagrafica, righi: RighiBozza) => {
      const suo: Luogo = { genere: 'anagrafica', chiave: id };
      sospese.hold([{ luogo: formatLuogo(suo), send: () => saveBozza(suo, righi, sua, false) }]);
      return sospese.flush();
    },
    finish: () => {
      setBase(null);
      return finish();
    },
  };
}
