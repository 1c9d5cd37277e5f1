import { IconArrowDown, IconArrowUp, IconId, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { usabiliQuery } from '../../../dominio/fonte/intermediari.ts';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { type Firmatario, makeFirmatario } from './composta.ts';
import css from './Firma.module.css';

const MASSIMO = 10;
type Props = {
  firmatari: readonly Firmatario[];
  errori: Readonly<Record<string, Messaggio>>;
  onChange: (firmatari: readonly Firmatario[]) => void;
};

type Cambia = (nuovo: Partial<Firmatario>) => void;
type PropsLista = {
  firmatari: readonly Firmatario[];
  onChange: (firmatari: readonly Firmatario[]) => void;
  riga: (uno: Firmatario, posto: number, onChange: Cambia, azioni: ReactNode) => ReactNode;
  /** What adds one. */
  aggiunte: ReactNode;
};

/** Those who sign, in an order that can be changed. */
export function ListaFirmatari({ firmatari, onChange, riga, aggiunte }: PropsLista) {
  const change = (posto: number, nuovo: Partial<Firmatario>) =>
    onChange(firmatari.map((uno, n) => (n === posto ? { ...uno, ...nuovo } : uno)));
  const move = (posto: number, verso: number) => {
    const nuovi = [...firmatari];
    nuovi.splice(posto + verso, 0, ...nuovi.splice(posto, 1));
    onChange(nuovi);
  };
  const makeAzioni = (uno: Firmatario, posto: number) => (
    <>
      <IconButton
        icona={IconArrowUp}
        nome={m.prima(nameUno(uno, posto))}
        disabled={posto === 0}
        onClick={() => move(posto, -1)}
      />
      <IconButton
        icona={IconArrowDown}
        nome={m.dopo(nameUno(uno, posto))}
        disabled={posto === firmatari.length - 1}
        onClick={() => move(posto, 1)}
      />
      <IconButton
        icona={IconTrash}
        nome={m.togli(nameUno(uno, posto))}
        disabled={firmatari.length === 1}
        onClick={() => onChange(firmatari.filter((_, n) => n !== posto))}
      />
    </>
  );
  return (
    <>
      <ol className={css.signers}>
        {firmatari.map((uno, posto) => (
          <li key={uno.chiave}>
            {riga(uno, posto, (nuovo) => change(posto, nuovo), makeAzioni(uno, posto))}
          </li>
        ))}
      </ol>
      {firmatari.length < MASSIMO && <div className={css.adds}>{aggiunte}</div>}
    </>
  );
}

/** Who signs, in order: each with the address of the invitation and the telephone of the code. */
export function CampiFirmatari({ firmatari, errori, onChange }: Props) {
  return (
    <ListaFirmatari
      firmatari={firmatari}
      onChange={onChange}
      riga={(uno, posto, change, azioni) => (
        <Riga uno={uno} posto={posto} errori={errori} onChange={change} azioni={azioni} />
      )}
      aggiunte={
        <>
          <Button icona={IconPlus} onClick={() => onChange([...firmatari, makeFirmatario()])}>
            {m.aggiungi}
          </Button>
          <AggiungiIntermediario onAggiunto={(suo) => onChange([...firmatari, suo])} />
        </>
      }
    />
  );
}

/** Who sends the declarations of the studio signs too: with the address and the telephone that his record has for it. */
function AggiungiIntermediario({ onAggiunto }: { onAggiunto: (suo: Firmatario) => void }) {
  const { utente, configurazione } = useSessione();
  const { data } = useQuery({
    ...usabiliQuery(utente.studioId ?? 0, configurazione.annoFiscale),
    enabled: utente.studioId !== null,
  });
  const suo = data?.[0];
  if (!suo) return null;
  const add = () =>
    onAggiunto(
      makeFirmatario({
        cognome: suo.rappresentanteCognome,
        nome: suo.rappresentanteNome,
        email: suo.email ?? '',
        telefono: suo.telefono ?? '',
      }),
    );
  return (
    <Button icona={IconId} onClick={add}>
      {m.aggiungiIntermediario}
    </Button>
  );
}

const nameUno = ({ cognome, nome }: Firmatario, posto: number): string =>
  `${cognome} ${nome}`.trim() || m.firmatario(posto + 1);

const campi = [
  ['cognome', 'Cognome', m.cognome],
  ['nome', 'Nome', m.nome],
  ['email', 'Email', m.email],
  ['telefono', 'Telefono', m.telefono],
] as const;

type PropsRiga = {
  uno: Firmatario;
  posto: number;
  errori: Props['errori'];
  onChange: (nuovo: Partial<Firmatario>) => void;
  azioni: ReactNode;
};
function Riga({ uno, posto, errori, onChange, azioni }: PropsRiga) {
  return (
    <fieldset className={css.signerRow}>
      <legend className={css.signerName}>{m.firmatario(posto + 1)}</legend>
      <div className={css.signerFields}>
        {campi.map(([campo, filo, etichetta]) => (
          <TextField
            key={campo}
            etichetta={etichetta}
            obbligatorio
            percorso={`Firmatari.${posto}.${filo}`}
            messaggio={errori[`Firmatari.${posto}.${filo}`]}
            massimo={120}
            inputMode={campo === 'email' ? 'email' : campo === 'telefono' ? 'tel' : 'text'}
            spellCheck={false}
            valore={uno[campo]}
            onChange={(valore) => onChange({ [campo]: valore })}
          />
        ))}
      </div>
      <div className={css.signerActions}>{azioni}</div>
    </fieldset>
  );
}
