import { caratteri, skin } from '@quadra/contract';
import { IconCheck } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { tellSchede } from '../../../api/canale.ts';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { type Preferenze, savePreferenze } from '../../../api/sessione.api.ts';
import { aspettoIniziale, readAspettoUtente } from '../../../api/sessione.ts';
import { messaggiAspetto as m, nomiCarattere, nomiSkin } from '../../../messages/aspetto.ts';
import { applyAspetto } from '../../../theme/aspetto.ts';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { classi } from '../../../ui/classi.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { PannelloLaterale } from '../../../ui/riquadri/PannelloLaterale.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './PannelloAspetto.module.css';

type Props = {
  aperto: boolean;
  onClose: () => void;
  pulsante: RefObject<HTMLElement | null>;
  scarto: number;
};

/** Look of the application: applied at once, saved without waiting; a failure shows its message and undoes nothing. */
export function PannelloAspetto(props: Props) {
  const { utente, setUtente } = useSessione();
  const isSolaLettura = useSolaLettura();
  const [errore, setErrore] = useState<ApiError | null>(null);
  const aspetto = readAspettoUtente(utente);
  const change = async (nuove: Preferenze) => {
    const nuovo = { ...utente, ...nuove };
    setUtente(nuovo);
    applyAspetto(readAspettoUtente(nuovo));
    tellSchede({ tipo: 'aspetto', preferenze: nuove });
    setErrore(null);
    await savePreferenze(nuove).catch((causa: unknown) => setErrore(toApiError(causa)));
  };
  return (
    <PannelloLaterale {...props} titolo={m.titolo} larghezza={332}>
      <fieldset className={css.content} disabled={isSolaLettura}>
        {isSolaLettura && <p className={css.hint}>{m.solaLettura}</p>}
        {errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
        <Colori aspetto={aspetto} onChange={change} />
        <Caratteri aspetto={aspetto} onChange={change} />
        <fieldset className={css.group}>
          <legend>{m.righe}</legend>
          <Segmenti
            nome={m.righe}
            valore={aspetto.densita}
            voci={[
              ['compatta', m.compatte],
              ['comoda', m.comode],
            ]}
            onChange={(densita) => change({ densita })}
          />
        </fieldset>
        <Interruttore
          nome={m.invio}
          acceso={utente.invioPassaAlSuccessivo}
          onChange={(invioPassaAlSuccessivo) => change({ invioPassaAlSuccessivo })}
        />
        <Interruttore
          nome={m.movimenti}
          acceso={utente.riduciMovimenti}
          onChange={(riduciMovimenti) => change({ riduciMovimenti })}
        />
      </fieldset>
    </PannelloLaterale>
  );
}

type PropsScelta = {
  aspetto: ReturnType<typeof readAspettoUtente>;
  onChange: (nuove: Preferenze) => void;
};

function Colori({ aspetto, onChange }: PropsScelta) {
  return (
    <fieldset className={css.group}>
      <legend>{m.colori}</legend>
      {skin.map((voce) => (
        <label key={voce} data-skin={voce} className={css.skin}>
          <input
            type="radio"
            name="skin"
            className="hidden"
            checked={aspetto.skin === voce}
            onChange={() => onChange({ skin: voce })}
          />
          <span className={css.preview} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span className={css.name}>
            {nomiSkin[voce]}
            {voce === aspettoIniziale.skin && <small>{m.iniziale}</small>}
          </span>
          <span className={classi(css.amount, 'figures')} aria-hidden>
            {m.importo}
          </span>
          <span className={css.chip} aria-hidden>
            {aspetto.skin === voce && <Icona di={IconCheck} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Caratteri({ aspetto, onChange }: PropsScelta) {
  return (
    <fieldset className={css.group}>
      <legend>{m.carattere}</legend>
      <div className={css.fonts}>
        {caratteri.map((voce) => (
          <label
            key={voce}
            data-font={voce}
            className={classi(css.font, aspetto.font === voce && css.chosen)}
          >
            <input
              type="radio"
              name="font"
              checked={aspetto.font === voce}
              aria-checked={aspetto.font === voce}
              onChange={() => onChange({ font: voce })}
            />
            <span className={css.fontName}>{nomiCarattere[voce]}</span>
            <span className="figures">{m.campione}</span>
          </label>
        ))}
      </div>
      <p className={css.hint}>{m.importi}</p>
    </fieldset>
  );
}
