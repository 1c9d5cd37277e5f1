import { codiciApplicativi, etichettaApplicativo, funzionalita, tipologiaUtente } from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { messaggiStrumento as m } from '../../../messages/strumento.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Lavori } from './Lavori.tsx';
import { Partenza } from './Partenza.tsx';
import { StatoCasa } from './StatoCasa.tsx';
import css from './Strumenti.module.css';
import { Integrita, ServiziEsterni } from './Verifiche.tsx';

const { AMM_ELMAS, AMM_GES, AMM_STU } = tipologiaUtente;
const CHI: readonly number[] = [AMM_ELMAS, AMM_GES, AMM_STU];

/** The engine room, for who administers: the server decides what each sees of it. */
export function StrumentiPage() {
  const { utente } = useSessione();
  const isSolaLettura = useSolaLettura();
  if (!CHI.includes(utente.tipologiaUtente)) return <NonAutorizzato titolo={m.titolo} />;
  const isFornitore = utente.tipologiaUtente === AMM_ELMAS;
  return (
    <>
      <BarraTitolo titolo={m.titolo} />
      {isFornitore ? (
        <StatoCasa />
      ) : (
        <div className={css.page}>
          <Lavori />
          <Integrita />
          <ServiziEsterni />
          {utente.tipologiaUtente === AMM_STU && !isSolaLettura && <Partenza />}
          {utente.tipologiaUtente === AMM_STU && <Accesi />}
        </div>
      )}
    </>
  );
}

/** The modules and features of the studio, on and off, and where they are changed. */
function Accesi() {
  const { utente } = useSessione();
  const righe = [
    ...codiciApplicativi.map((codice) => ({
      che: m.modulo,
      nome: etichettaApplicativo[codice],
      isAcceso: utente.applicativiAttivi.includes(codice),
    })),
    ...funzionalita.map(({ codice, descrizione }) => ({
      che: m.funzione,
      nome: descrizione,
      isAcceso: utente.funzionalita.includes(codice),
    })),
  ];
  return (
    <Sezione titolo={m.funzionalita} testo={m.funzionalitaTesto}>
      <div className={css.scroll}>
        <table className={css.table} aria-label={m.funzionalita}>
          <thead>
            <tr>
              <th scope="col">{m.nome}</th>
              <th scope="col">{m.che}</th>
              <th scope="col">{m.stato}</th>
            </tr>
          </thead>
          <tbody>
            {righe.map(({ che, nome, isAcceso }) => (
              <tr key={`${che} ${nome}`}>
                <td>{nome}</td>
                <td className={css.soft}>{che}</td>
                <td className={isAcceso ? undefined : css.soft}>{isAcceso ? m.acceso : m.spento}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.row}>
        <Link to="/moduli">{m.vaiModuli}</Link>
        <Link to="/permessi">{m.vaiPermessi}</Link>
      </p>
    </Sezione>
  );
}
