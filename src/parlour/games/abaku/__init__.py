"""Abaku: equations laid with number tiles on a board, at the table and alone."""

from parlour.core.parts import declare

declare(
    "abaku",
    game="parlour.games.abaku.rules:GAME",
    robots={
        "novice": "parlour.bots.abaku:AbakuNovice",
        "casual": "parlour.bots.abaku:AbakuCasual",
        "strong": "parlour.bots.abaku:AbakuStrong",
        "best": "parlour.bots.abaku:AbakuBest",
        "greedy": "parlour.bots.abaku:AbakuGreedy",
    },
    analyser="parlour.analysis.abaku.analyser:analyse",
    valuer="parlour.analysis.abaku.review:abaku",
    puzzles={
        "abaku": "parlour.analysis.abaku.puzzles:MAKER",
        "cover": "parlour.analysis.abaku.cover_puzzles:MAKER",
    },
    drills={"equations": "parlour.analysis.abaku.drills:MAKER"},
    encoding="parlour.envs.abaku.encoding:AbakuEncoding",
    drawing="parlour.locales.abaku.drawing:AbakuDrawing",
    spoken="parlour.locales.abaku.spoken:AbakuSpoken",
    picture="parlour.games.abaku.picture:draw",
    terminal_board="parlour.terminal.boards.abaku:AbakuBoard",
    preview="parlour.games.abaku.judging.preview:preview_of_view",
    reading="parlour.locales.abaku.readings:said",
    kernels="parlour.games.abaku.generator.kernel_steps:KERNELS",
    sheets={
        "abaku-score": "parlour.paper.abaku.sheets:SCORE",
        "abaku-board": "parlour.paper.abaku.sheets:BOARD",
    },
    figure="parlour.paper.abaku.figures:FIGURE",
    asked={
        "is-it": "parlour.paper.abaku.figures:EQUATIONS",
        "complete": "parlour.paper.abaku.figures:EQUATIONS",
        "find": "parlour.paper.abaku.figures:EQUATIONS",
    },
)
