import {
  IconBuildingBank,
  IconBuildingStore,
  IconCalculator,
  IconCalendarEvent,
  IconHome,
  IconId,
  IconLink,
  IconPercentage,
  IconPrinter,
  IconReceiptTax,
  IconRestore,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { printPage } from '../../../ui/pagina/stampa.ts';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { ContoCodiceFiscale, ContoIban, ContoPartitaIva } from './Codici.tsx';
import { ContoInteressi, ContoIva, ContoTermini, type PropsConto } from './Importi.tsx';
import { ContoImu } from './Imu.tsx';
import { ContoIrpef } from './Irpef.tsx';
import type { Ricerca } from './ricerca.ts';
import { ScegliAnno } from './ScegliAnno.tsx';
import css from './Utilita.module.css';
import { utilitaQuery } from './utilita.api.ts';

const conti = {
  'codice-fiscale': ContoCodiceFiscale,
  'partita-iva': ContoPartitaIva,
  iban: ContoIban,
  iva: ContoIva,
  interessi: ContoInteressi,
  termini: ContoTermini,
  irpef: ContoIrpef,
  imu: ContoImu,
} as const satisfies Record<string, ComponentType<PropsConto>>;
type Conto = keyof typeof conti;
const nomi = Object.keys(conti) as Conto[];
const icone = {
  'codice-fiscale': IconId,
  'partita-iva': IconBuildingStore,
  iban: IconBuildingBank,
  iva: IconReceiptTax,
  interessi: IconPercentage,
  termini: IconCalendarEvent,
  irpef: IconCalculator,
  imu: IconHome,
} as const satisfies Record<Conto, typeof IconId>;
/** Those whose question is in the address: the others ask for codes of persons, which stay in the page. */
const conIndirizzo: readonly Conto[] = ['iva', 'interessi', 'termini', 'irpef', 'imu'];

/** What a studio computes every day, each with how it comes and the law that says so: nothing is kept. */
export function UtilitaPage() {
  const chiesta: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: utilita } = useQuery(utilitaQuery);
  const conto = nomi.find((nome) => nome === chiesta.conto) ?? 'codice-fiscale';
  const Conto = conti[conto];
  const change = (nuova: Ricerca) =>
    void navigate({ to: '/utilita', search: { ...chiesta, ...nuova }, replace: true });
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    notifiche.push('success', m.copiato);
  };
  return (
    <div className={css.layout}>
      <Indice conto={conto} />
      <section className={css.page} aria-label={m.conto[conto]} data-stampa>
        <div className={css.head}>
          <h2 className={css.title}>{m.titoloConto[conto]}</h2>
          {conto === 'irpef' && <ScegliAnno anno={chiesta.anno} change={change} />}
          <div className={css.actions}>
            <Button icona={IconPrinter} onClick={printPage}>
              {m.stampa}
            </Button>
            {conIndirizzo.includes(conto) && (
              <Button aspetto="primary" icona={IconLink} onClick={() => void copy()}>
                {m.copia}
              </Button>
            )}
          </div>
        </div>
        {utilita ? (
          <Conto key={conto} utilita={utilita} chiesta={chiesta} change={change} />
        ) : (
          <Skeleton righe={6} />
        )}
      </section>
    </div>
  );
}

/** The calculators, each with what it answers. */
const Indice = ({ conto }: { conto: Conto }) => (
  <div className={css.index}>
    <BarraTitolo titolo={m.titolo} />
    <p className={css.note}>{m.nullaSalvato}</p>
    <nav className={css.voices} aria-label={m.conti}>
      {nomi.map((nome) => (
        <Voce key={nome} icona={icone[nome]} nome={m.conto[nome]} che={m.che[nome]}>
          {(contenuto) => (
            <Link
              to="/utilita"
              search={{ conto: nome }}
              className={css.voice}
              aria-current={nome === conto ? 'page' : undefined}
            >
              {contenuto}
            </Link>
          )}
        </Voce>
      ))}
      <Voce icona={IconRestore} nome={m.ravvedimento} che={m.cheRavvedimento}>
        {(contenuto) => (
          <Link to="/ravvedimento" className={css.voice}>
            {contenuto}
          </Link>
        )}
      </Voce>
    </nav>
  </div>
);

type PropsVoce = {
  icona: typeof IconId;
  nome: string;
  che: string;
  children: (contenuto: ReactNode) => ReactNode;
};

/** A line of the index: its name, and under it what it answers. */
const Voce = ({ icona, nome, che, children }: PropsVoce) =>
  children(
    <>
      <Icona di={icona} size={16} />
      <span>
        <span className={css.name}>{nome}</span>
        <span className={css.what}>{che}</span>
      </span>
    </>,
  );
