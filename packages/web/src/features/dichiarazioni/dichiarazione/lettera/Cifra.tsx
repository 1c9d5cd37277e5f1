import { Popover } from '@mantine/core';
import { quadroOf, writeCifra } from '@quadra/fisco';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messaggiLettera as m } from '../../../../messages/lettera.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import css from './Lettera.module.css';
import type { Addendo, Cifra as CifraLetta, LetteraLetta } from './lettera.api.ts';

type Props = { cifra: CifraLetta; precedente: LetteraLetta['precedente'] };

/** What one press explains: a figure that is one casella of this declaration. */
function findChiave({ addendi, parte }: CifraLetta): string | null {
  const [unico, ...altri] = addendi;
  if (unico === undefined || altri.length > 0 || parte !== null) return null;
  return unico.fonte === 'dichiarazione' || unico.fonte === 'conto fiscale' ? unico.casella : null;
}

/** A figure of the letter: pressed, it says where it comes from. */
export function Cifra({ cifra, precedente }: Props) {
  const { explain } = useApertura();
  const [isAperta, setIsAperta] = useState(false);
  const testo = writeCifra(cifra);
  const chiave = findChiave(cifra);
  // What a model says is on paper already: it is no longer a result.
  const isFatto = cifra.addendi.length > 0 && cifra.addendi.every(({ fonte }) => fonte === 'F24');
  const pulsante = (onClick: () => void) => (
    <button
      type="button"
      className={classi(css.figure, isFatto && css.fact, 'figures')}
      title={m.spiegaCifra(testo)}
      aria-expanded={chiave === null ? isAperta : undefined}
      onClick={onClick}
    >
      {testo}
    </button>
  );
  if (chiave !== null) return pulsante(() => explain(chiave));
  return (
    <Popover
      opened={isAperta}
      onChange={setIsAperta}
      {...{
        position: 'bottom',
        shadow: 'md',
        width: 340,
        trapFocus: true,
        returnFocus: true,
        withinPortal: true,
      }}
    >
      <Popover.Target>{pulsante(() => setIsAperta(!isAperta))}</Popover.Target>
      <Popover.Dropdown className={css.made} aria-label={m.daDove}>
        <DaDove cifra={cifra} precedente={precedente} onVai={() => setIsAperta(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The numbers that a figure is the sum of, each with its way. */
function DaDove({ cifra: { addendi, parte }, precedente, onVai }: Props & { onVai: () => void }) {
  const { openVista } = useApertura();
  return (
    <>
      <p className={css.madeTitle}>{parte === null ? m.daDove : m.parti[parte]}</p>
      {addendi.length === 0 && <p className={css.soft}>{m.vuoto}</p>}
      <ul>
        {addendi.map((addendo, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same casella may stand twice in a sum, and the list never moves.
          <li key={posto} className={css.addend}>
            <Dove addendo={addendo} precedente={precedente} onVai={onVai} />
            <span className="figures">
              {writeCifra({ importo: addendo.importo, conSegno: addendi.length > 1 })}
            </span>
          </li>
        ))}
      </ul>
      {parte !== null && (
        <button type="button" className={css.link} onClick={() => openVista('confronto')}>
          {m.vediConfronto}
        </button>
      )}
    </>
  );
}

type PropsDove = { addendo: Addendo; precedente: LetteraLetta['precedente']; onVai: () => void };

function Dove({ addendo: { fonte, casella, nome }, precedente, onVai }: PropsDove) {
  const { explain } = useApertura();
  const detto = (
    <>
      {casella !== null && <span className="figures">{nameCasella(casella)}</span>} {nome}
      <span className={css.source}>{m.fonti[fonte]}</span>
    </>
  );
  if (casella === null || fonte === 'F24') return <span>{detto}</span>;
  if (fonte !== 'anno prima')
    return (
      <button
        type="button"
        className={css.link}
        onClick={() => {
          onVai();
          explain(casella);
        }}
      >
        {detto}
      </button>
    );
  if (precedente === null) return <span>{detto}</span>;
  return (
    <Link
      to="/dichiarazione/$anno/$id/$vista"
      params={{ anno: String(precedente.anno), id: precedente.id, vista: `quadro${quadroOf(casella)}` }}
      hash={casella}
    >
      {detto}
    </Link>
  );
}
