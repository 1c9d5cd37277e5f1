import { IconPlus, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messaggiBusta as b } from '../../../messages/busta.ts';
import { messaggiFirmaSemplice as m } from '../../../messages/firma-semplice.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { ListaFirmatari } from './CampiFirmatari.tsx';
import { type Composta, type Firmatario, makeFirmatario, readFirmatario } from './composta.ts';
import css from './Firma.module.css';
import { contattoQuery, liberiQuery } from './firma.api.ts';

type Errori = Readonly<Record<string, Messaggio>>;
type Props = { composta: Composta; errori: Errori; change: (nuova: Partial<Composta>) => void };

/** Those who sign by a link each: the client, whose address only his record says, and others with theirs. */
export function FirmatariConLink({ composta, errori, change }: Props) {
  const { cliente, firmatari, inOrdine } = composta;
  const setTutti = (nuovi: readonly Firmatario[]) => change({ firmatari: nuovi });
  const addCliente = async () => {
    const suo = cliente === null ? makeFirmatario({ isCliente: true }) : await readFirmatario(cliente);
    setTutti([suo, ...firmatari]);
  };
  return (
    <Sezione titolo={m.firmatari} testo={m.firmatariTesto} larga>
      <ListaFirmatari
        firmatari={firmatari}
        onChange={setTutti}
        riga={(uno, posto, onChange, azioni) => (
          <Riga {...{ composta, uno, posto, errori, onChange, azioni }} />
        )}
        aggiunte={
          <>
            <Button icona={IconPlus} onClick={() => setTutti([...firmatari, makeFirmatario()])}>
              {b.aggiungi}
            </Button>
            {firmatari.every(({ isCliente }) => !isCliente) && (
              <Button icona={IconUser} onClick={() => void addCliente()}>
                {m.aggiungiCliente}
              </Button>
            )}
          </>
        }
      />
      {firmatari.length > 1 && (
        <div className={css.how}>
          <CampoSegmenti
            etichetta={m.turno}
            voci={[
              ['inOrdine', m.turni.inOrdine],
              ['insieme', m.turni.insieme],
            ]}
            valore={inOrdine ? 'inOrdine' : 'insieme'}
            onChange={(turno) => change({ inOrdine: turno === 'inOrdine' })}
          />
          <p className={css.soft}>{inOrdine ? m.turnoTesto.inOrdine : m.turnoTesto.insieme}</p>
        </div>
      )}
    </Sezione>
  );
}

type PropsRiga = {
  composta: Composta;
  uno: Firmatario;
  posto: number;
  errori: Errori;
  onChange: (nuovo: Partial<Firmatario>) => void;
  azioni: ReactNode;
};
const nomi = [
  ['cognome', 'Cognome', b.cognome],
  ['nome', 'Nome', b.nome],
] as const;
function Riga({ composta, uno, posto, errori, onChange, azioni }: PropsRiga) {
  const percorso = `Firmatari.${posto}`;
  return (
    <fieldset className={css.signerRow}>
      <legend className={css.signerName}>{b.firmatario(posto + 1)}</legend>
      <div className={css.signerFields}>
        {nomi.map(([campo, filo, etichetta]) => (
          <TextField
            key={campo}
            etichetta={etichetta}
            obbligatorio
            percorso={`${percorso}.${filo}`}
            messaggio={errori[`${percorso}.${filo}`]}
            massimo={80}
            spellCheck={false}
            valore={uno[campo]}
            onChange={(valore) => onChange({ [campo]: valore })}
          />
        ))}
        {uno.isCliente ? (
          <IndirizzoCliente cliente={composta.cliente} errore={errori[`${percorso}.Email`]} />
        ) : (
          <TextField
            etichetta={b.email}
            obbligatorio
            percorso={`${percorso}.Email`}
            messaggio={errori[`${percorso}.Email`]}
            massimo={120}
            inputMode="email"
            spellCheck={false}
            valore={uno.email}
            onChange={(email) => onChange({ email })}
          />
        )}
        {composta.firmatari.length > 1 && composta.documenti.length > 1 && (
          <Suoi composta={composta} uno={uno} errore={errori[`${percorso}.Documenti`]} onChange={onChange} />
        )}
      </div>
      <div className={css.signerActions}>{azioni}</div>
    </fieldset>
  );
}

/** Where the codes of the client go: his record says it, and nobody else. */
function IndirizzoCliente({ cliente, errore }: { cliente: string | null; errore: Messaggio | undefined }) {
  const { data } = useQuery({ ...contattoQuery(cliente ?? ''), enabled: cliente !== null });
  if (!data) return null;
  const { email } = data;
  return (
    <div>
      <p data-percorso="Email" className={email === null ? css.wrong : css.soft}>
        {email === null ? (
          m.senzaIndirizzo
        ) : (
          <>
            {m.indirizzo} <strong>{email}</strong>
          </>
        )}
      </p>
      {errore && (
        <p role="alert" className={css.wrong}>
          {errore.testo}
        </p>
      )}
    </div>
  );
}

type PropsSuoi = Pick<PropsRiga, 'composta' | 'uno' | 'onChange'> & { errore: Messaggio | undefined };
/** Which of the documents he signs: all of them, if nobody says otherwise. */
function Suoi({ composta: { cliente, documenti }, uno, errore, onChange }: PropsSuoi) {
  const { data } = useQuery({ ...liberiQuery(cliente ?? ''), enabled: cliente !== null });
  const suoi = uno.documenti ?? documenti;
  const toggle = (id: string, scelto: boolean) =>
    onChange({ documenti: scelto ? [...suoi, id] : suoi.filter((altro) => altro !== id) });
  return (
    <fieldset className={css.choices}>
      <legend className={css.soft}>{m.suoiDocumenti}</legend>
      {documenti.map((id) => (
        <Spunta
          key={id}
          etichetta={data?.find((uno) => uno.id === id)?.nome ?? ''}
          scelta={suoi.includes(id)}
          onChange={(scelto) => toggle(id, scelto)}
        />
      ))}
      {errore && (
        <p role="alert" className={css.wrong}>
          {errore.testo}
        </p>
      )}
    </fieldset>
  );
}
