//! How it went from second to second, drawn.

use arena::drawing::{Curve, Picture, Series};
use game::Lang;

use super::Report;
use crate::measuring::latency::Latencies;
use crate::words;

impl Report {
    /// Whole seconds only: the last one has begun and not ended.
    fn whole_seconds(&self) -> usize {
        let whole = self.played.as_secs() as usize;
        self.counts.seconds.len().min(whole.max(1))
    }

    pub(super) fn over_time(&self, lang: Lang) -> Curve {
        let seconds = self.counts.seconds[..self.whole_seconds()].iter();
        let point = |(second, latencies): (usize, &Latencies)| {
            (second as f64 + 1.0, latencies.count() as f64)
        };
        Curve {
            title: words::title(lang, self.mode.name()),
            note: words::note(lang, self.at_once),
            across: words::ACROSS_SECONDS.text(lang).to_string(),
            series: vec![Series {
                label: words::A_SECOND.text(lang).to_string(),
                points: seconds.enumerate().map(point).collect(),
            }],
        }
    }

    fn latencies_over_time(&self, lang: Lang) -> Curve {
        let series = |label: String, share: f64| {
            let seconds = self.counts.seconds[..self.whole_seconds()].iter();
            let points = seconds.enumerate().map(|(second, latencies)| {
                let took = latencies.quantile(share).as_secs_f64() * 1000.0;
                (second as f64 + 1.0, took)
            });
            let points = points.collect();
            Series { label, points }
        };
        Curve {
            title: words::LATENCIES.text(lang).to_string(),
            note: words::note(lang, self.at_once),
            across: words::ACROSS_SECONDS.text(lang).to_string(),
            series: vec![
                series(words::share(lang, 0.5), 0.5),
                series(words::share(lang, 0.99), 0.99),
            ],
        }
    }

    pub(super) fn to_svg(&self, lang: Lang) -> String {
        let curves = [self.over_time(lang), self.latencies_over_time(lang)];
        let title = words::title(lang, self.mode.name());
        let pictures = curves.iter().map(Curve::picture).collect();
        Picture::stacked(&title, pictures).to_svg()
    }
}
