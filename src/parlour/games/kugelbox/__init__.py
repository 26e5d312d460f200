"""The Kugelbox: two balls thrown into a box of 25 holes, and the two games played with it."""

from parlour.core.parts import declare

declare(
    "chikugo",
    game="parlour.games.kugelbox.chikugo.rules:GAME",
    robots={
        "novice": "parlour.bots.kugelbox.levels:ChikugoNovice",
        "strong": "parlour.bots.kugelbox.levels:ChikugoStrong",
    },
    analyser="parlour.analysis.kugelbox.analyser:analyse",
    valuer="parlour.analysis.kugelbox.chikugo_review:ChikugoValuer",
    puzzles={
        "chikugo": "parlour.analysis.kugelbox.chikugo_puzzles:MAKER",
        "smart-calculators": "parlour.analysis.kugelbox.smart_calculators:MAKER",
    },
    drills={
        "calculators": "parlour.analysis.kugelbox.drills:MAKER",
        "throws": "parlour.analysis.kugelbox.drills:THROWS",
    },
    encoding="parlour.envs.kugelbox.encoding:ChikugoEncoding",
    drawing="parlour.locales.kugelbox.drawing:KugelboxDrawing",
    spoken="parlour.locales.kugelbox.spoken:KugelboxSpoken",
    picture="parlour.games.kugelbox.picture:draw",
    terminal_board="parlour.terminal.boards.kugelbox:KugelboxBoard",
    commands={"throw": "parlour.cli.kugelbox.throw"},
    checks={"mujoco": "parlour.cli.kugelbox.checks:physics"},
    sheets={
        "chikugo-score": "parlour.paper.kugelbox.sheets:CHIKUGO_SCORE",
        "kugelbox-chips": "parlour.paper.kugelbox.sheets:CHIPS",
    },
    figure="parlour.paper.kugelbox.figures:FIGURE",
    asked={
        "points": "parlour.paper.kugelbox.figures:CALCULATORS",
        "holes": "parlour.paper.kugelbox.figures:HOLES",
    },
)
declare(
    "take-it",
    game="parlour.games.kugelbox.take_it.rules:GAME",
    robots={
        "novice": "parlour.bots.kugelbox.levels:TakeItNovice",
        "casual": "parlour.bots.kugelbox.levels:TakeItCasual",
        "strong": "parlour.bots.kugelbox.levels:TakeItStrong",
    },
    analyser="parlour.analysis.kugelbox.analyser:analyse",
    valuer="parlour.analysis.kugelbox.take_it_review:TakeItValuer",
    puzzles={"take-it": "parlour.analysis.kugelbox.take_it_puzzles:MAKER"},
    encoding="parlour.envs.kugelbox.encoding:TakeItEncoding",
    drawing="parlour.locales.kugelbox.drawing:KugelboxDrawing",
    spoken="parlour.locales.kugelbox.spoken:KugelboxSpoken",
    picture="parlour.games.kugelbox.picture:draw",
    terminal_board="parlour.terminal.boards.kugelbox:KugelboxBoard",
    kernels="parlour.games.kugelbox.values.kernel_steps:KERNELS",
    sheets={"take-it-score": "parlour.paper.kugelbox.sheets:TAKE_IT_SCORE"},
    figure="parlour.paper.kugelbox.figures:FIGURE",
)
