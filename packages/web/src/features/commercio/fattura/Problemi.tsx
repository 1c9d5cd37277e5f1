import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import { focusCampo } from '../../../ui/campi/focus-campo.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Fattura.module.css';
import { computePermessi, type Fattura } from './fattura.api.ts';
import type { useFattura } from './useFattura.tsx';

const CEDENTE = /^Cedente\.?/;
/** Of the fields of the page below; `Cliente`: all of them, from the first. */
const QUI =
  /^(CodiceSDI|PEC|PartitaIva|CodiceFiscale|Denominazione|Via|CAP|Comune|Provincia|Righe\.\d+\.\w+)$/;

type Props = { una: Fattura; atti: ReturnType<typeof useFattura> };
type Voce = { campo: string; frase: string; sotto: string | null };

/** The way to what mends it; nothing where nothing of this page does. */
function Rimedio({ campo, una, atti }: Props & { campo: string }) {
  const { configura } = computePermessi(useSessione().utente);
  if (CEDENTE.test(campo))
    return configura ? (
      <Link to="/fatturazione" search={{ campo: campo.replace(CEDENTE, '') }}>
        {m.apriFatturazione}
      </Link>
    ) : (
      <p className={css.soft}>{m.diChiConfigura}</p>
    );
  if ((campo === 'Numero' || campo === 'Data') && una.modificabile)
    return (
      <Button aspetto="quiet" onClick={() => void atti.askModifica(una)}>
        {m.modifica}
      </Button>
    );
  const dove = { Cliente: 'Denominazione', Righe: 'Righe.0.Descrizione' }[campo] ?? campo;
  return QUI.test(dove) ? (
    <Button aspetto="quiet" onClick={() => focusCampo(dove)}>
      {m.vaiAlCampo}
    </Button>
  ) : null;
}

/** What keeps an invoice from arriving, one by one: in plain words, as the exchange or the file calls it, and where it is mended. */
export function Problemi({
  titolo,
  voci,
  nota,
  rimedi,
  ...resto
}: Props & { titolo: string; voci: readonly Voce[]; nota?: string; rimedi: boolean }) {
  return (
    <section aria-label={titolo}>
      <h3 className={css.heading}>{titolo}</h3>
      <ul className={css.problems}>
        {voci.map(({ campo, frase, sotto }) => (
          <li key={`${campo}${frase}${sotto}`}>
            <p className={css.text}>{frase}</p>
            {sotto !== null && <p className={css.soft}>{sotto}</p>}
            {rimedi && <Rimedio campo={campo} {...resto} />}
          </li>
        ))}
      </ul>
      {nota !== undefined && <p className={css.soft}>{nota}</p>}
    </section>
  );
}
