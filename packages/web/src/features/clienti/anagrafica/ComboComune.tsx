import { use, useCallback, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatNomeProprio } from '../../../formato/nome-proprio.ts';
import { etichette, messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import { Combo } from '../../../ui/scelta/Combo.tsx';
import css from './AnagraficaForm.module.css';
import { ContestoMessaggi } from './CampoScheda.tsx';
import { makeTestoComune } from './nome-comune.ts';
import type { GruppoIndirizzo } from './Sezioni.tsx';
import type { Valori } from './valori.ts';
import { makeCercaComuni, type VoceComune } from './voce-comune.ts';

/** The comune (or foreign state) of birth, as it was on the day of birth. */
export function ComuneNascita() {
  const { setValue } = useFormContext<Valori>();
  const { messaggi, forget } = use(ContestoMessaggi);
  const [descrizione, provincia, giorno] = useWatch<
    Valori,
    ['comuneNascitaDescrizione', 'provinciaNascita', 'dataNascita']
  >({ name: ['comuneNascitaDescrizione', 'provinciaNascita', 'dataNascita'] });
  const fonte = useMemo(() => ({ cerca: makeCercaComuni({ giorno: giorno || null }) }), [giorno]);
  const choose = useCallback(
    (voce: VoceComune | null) => {
      const comune = voce?.comune;
      forget('comuneNascita');
      setValue('comuneNascitaDescrizione', comune?.denominazione ?? '', { shouldDirty: true });
      setValue('provinciaNascita', comune?.provincia ?? '', { shouldDirty: true });
      setValue('comuneNascita', comune?.codice ?? '', { shouldDirty: true });
    },
    [forget, setValue],
  );
  return (
    <Combo
      etichetta={etichette.comuneNascita}
      percorso="comuneNascita"
      className={css.c4}
      segnaposto={m.cercaComune}
      messaggio={messaggi.get('comuneNascita')}
      testo={makeTestoComune(descrizione, provincia)}
      fonte={fonte}
      onScelta={choose}
    />
  );
}

const italiani = { cerca: makeCercaComuni({ soloItaliani: true }) };

type IndirizzoProps = { gruppo: GruppoIndirizzo; onCap: (cap: readonly string[]) => void };

/** The comune of an address: it fills the province, and the CAP when there is only one. */
export function ComuneIndirizzo({ gruppo, onCap }: IndirizzoProps) {
  const { setValue } = useFormContext<Valori>();
  const { messaggi, forget } = use(ContestoMessaggi);
  const descrizione = useWatch<Valori, `${typeof gruppo}.comuneDescrizione`>({
    name: `${gruppo}.comuneDescrizione`,
  });
  const choose = useCallback(
    (voce: VoceComune | null) => {
      const comune = voce?.comune;
      forget(`${gruppo}.comune`);
      const set = (campo: 'comune' | 'comuneDescrizione' | 'provincia' | 'cap', valore: string) =>
        setValue(`${gruppo}.${campo}`, valore, { shouldDirty: true });
      set('comune', comune?.codice ?? '');
      set('comuneDescrizione', comune?.denominazione ?? '');
      set('provincia', comune?.provincia ?? '');
      set('cap', comune?.cap.length === 1 ? (comune.cap[0] ?? '') : '');
      onCap(comune?.cap ?? []);
    },
    [forget, setValue, gruppo, onCap],
  );
  return (
    <Combo
      etichetta={etichette['domicilioFiscale.comune']}
      obbligatorio
      percorso={`${gruppo}.comune`}
      className={css.c4}
      segnaposto={m.cercaComune}
      messaggio={messaggi.get(`${gruppo}.comune`)}
      testo={formatNomeProprio(descrizione)}
      fonte={italiani}
      onScelta={choose}
    />
  );
}
