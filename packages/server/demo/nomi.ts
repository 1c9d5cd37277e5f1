/** Words for invented people and companies: nobody of the real world is meant. */
export const cognomi =
  'Abate Amato Angeli Antonelli Arena Baldi Barbieri Baroni Basile Battaglia Bellini Benedetti Bernardi Berti Bianchi Bianco Bonetti Borghi Brambilla Bruno Caputo Carbone Caruso Castelli Cattaneo Cavalli Ceccarelli Clementi Colombo Colonna Conte Conti Coppola Costa Costantini Cremona DʼAngelo Danieli De Luca De Santis Di Marco Donati Esposito Fabbri Farina Fava Ferrara Ferrari Ferrero Ferri Fiore Fontana Forti Franchi Fusco Galli Gallo Garofalo Gatti Gentile Giordano Giuliani Grandi Grassi Graziani Greco Grimaldi Guerra Guidi Landi Leone Lombardi Longo Lorenzi Lucchesi Magnani Mancini Marchetti Mariani Marini Martinelli Martini Mazza Mele Melis Messina Milani Monti Morandi Moretti Mori Mosca Motta Napoli Neri Nicoletti Orlandi Orsini Pace Pagani Palmieri Parisi Pellegrini Pepe Perrone Piazza Piras Poli Quaranta Ricci Rinaldi Riva Rizzi Rizzo Romano Rossetti Rossi Ruggeri Russo Sala Salvi Sanna Santini Santoro Sartori Serra Silvestri Sorrentino Spada Tedesco Testa Tosi Trevisan Valente Valentini Vecchi Venturi Villa Vitale Vitali Volpe Zanella Zanetti Zorzi'
    .replaceAll('ʼ', "'")
    .replace(/\b(De|Di) (\w+)/g, '$1_$2')
    .split(' ')
    .map((cognome) => cognome.replace('_', ' '));
export const nomiMaschili =
  'Alberto Alessandro Alessio Andrea Angelo Antonio Bruno Carlo Claudio Cristian Daniele Dario Davide Diego Domenico Edoardo Emanuele Enrico Fabio Federico Filippo Francesco Franco Gabriele Gaetano Giacomo Gianluca Giorgio Giovanni Giulio Giuseppe Ivan Jacopo Leonardo Lorenzo Luca Luigi Marco Mario Massimo Matteo Maurizio Mattia Michele Mirko Nicola Paolo Pietro Renato Riccardo Roberto Salvatore Samuele Sergio Simone Stefano Tommaso Umberto Valerio Vincenzo Vittorio'.split(
    ' ',
  );
export const nomiFemminili =
  'Agnese Alessandra Alessia Alice Angela Anna Antonella Arianna Aurora Barbara Beatrice Bianca Camilla Carla Carlotta Caterina Chiara Claudia Cristina Daniela Debora Elena Eleonora Elisa Elisabetta Emma Federica Francesca Gaia Giada Giorgia Giovanna Giulia Ilaria Irene Isabella Laura Lidia Lisa Lorena Lucia Luisa Margherita Maria Marina Martina Michela Monica Nadia Nicoletta Noemi Paola Patrizia Rachele Roberta Rosa Sara Serena Silvia Simona Sofia Stefania Teresa Valentina Vanessa Veronica Viola'.split(
    ' ',
  );
export const vie = [
  'Via Emilia',
  'Via Roma',
  'Via Garibaldi',
  'Via Mazzini',
  'Corso Cavour',
  'Viale della Libertà',
  'Via dei Mille',
  'Via Dante',
  'Piazza della Repubblica',
  'Via San Francesco',
  'Via delle Rose',
  'Via Galilei',
  'Via Marconi',
  'Viale Europa',
  'Via Matteotti',
  'Via Leopardi',
  'Largo dei Tigli',
  'Via del Lavoro',
  "Via dell'Artigianato",
  'Via Ugo Foscolo',
] as const;
export const attivita = [
  'Costruzioni',
  'Autotrasporti',
  'Meccanica',
  'Ceramiche',
  'Impianti',
  'Arredamenti',
  'Alimentari',
  'Informatica',
  'Tessuti',
  'Immobiliare',
  'Agricola',
  'Grafica',
  'Elettronica',
  'Serramenti',
  'Logistica',
] as const;
export const nature = [
  ['S.r.l.', 'Società a responsabilità limitata'],
  ['S.p.A.', 'Società per azioni'],
  ['S.n.c.', 'Società in nome collettivo'],
  ['S.a.s.', 'Società in accomandita semplice'],
  ['Soc. coop.', 'Società cooperativa'],
] as const;

export interface Luogo {
  readonly codice: string;
  readonly nome: string;
  readonly provincia: string;
  readonly cap: string;
}
const luogo = (codice: string, nome: string, provincia: string, cap: string): Luogo => ({
  codice,
  nome,
  provincia,
  cap,
});
/** Comuni that exist, with their codice catastale. */
export const comuni: readonly Luogo[] = [
  luogo('F257', 'Modena', 'MO', '41121'),
  luogo('F205', 'Milano', 'MI', '20121'),
  luogo('L219', 'Torino', 'TO', '10121'),
  luogo('H501', 'Roma', 'RM', '00118'),
  luogo('L378', 'Trento', 'TN', '38121'),
  luogo('B819', 'Carpi', 'MO', '41012'),
  luogo('I462', 'Sassuolo', 'MO', '41049'),
  luogo('H223', "Reggio nell'Emilia", 'RE', '42121'),
  luogo('A944', 'Bologna', 'BO', '40121'),
  luogo('G337', 'Parma', 'PR', '43121'),
  luogo('D548', 'Ferrara', 'FE', '44121'),
  luogo('H294', 'Rimini', 'RN', '47921'),
  luogo('B157', 'Brescia', 'BS', '25121'),
  luogo('A794', 'Bergamo', 'BG', '24121'),
  luogo('L781', 'Verona', 'VR', '37121'),
  luogo('L736', 'Venezia', 'VE', '30121'),
  luogo('D612', 'Firenze', 'FI', '50121'),
  luogo('F839', 'Napoli', 'NA', '80121'),
  luogo('A662', 'Bari', 'BA', '70121'),
  luogo('G273', 'Palermo', 'PA', '90121'),
  luogo('C351', 'Catania', 'CT', '95121'),
];
/** The first five of `comuni`: where most clients live. */
export const COMUNI_FREQUENTI = 5;
/** States where some clients were born, or live. */
export const statiEsteri: readonly (Luogo & { readonly sigla: string })[] = [
  { ...luogo('Z100', 'Albania', 'EE', ''), sigla: 'AL' },
  { ...luogo('Z110', 'Francia', 'EE', ''), sigla: 'FR' },
  { ...luogo('Z112', 'Germania', 'EE', ''), sigla: 'DE' },
  { ...luogo('Z129', 'Romania', 'EE', ''), sigla: 'RO' },
  { ...luogo('Z133', 'Svizzera', 'EE', ''), sigla: 'CH' },
  { ...luogo('Z330', 'Marocco', 'EE', ''), sigla: 'MA' },
];
